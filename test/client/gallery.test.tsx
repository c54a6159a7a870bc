import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Gallery } from '../../client/gallery/Gallery';
import { groupsOf } from '../../client/gallery/groups';
import { RULESETS } from '../../games';
import imperium from '../../games/imperium';
import { toGame } from '../../games/kit/boardgame';
import type { RulesetModule } from '../../games/kit/register';
import type { Words } from '../../games/kit/text/words';
import { renderUi } from './render';
import { toy } from './toy';

describe('groups of cards', () => {
  test.each(RULESETS.map((entry) => [entry.name, entry] as const))(
    '%s: each card stands in one of several groups, each with a name of its own',
    async (_, entry) => {
      const { browse, words } = await entry.load();
      const { term } = await words('en', 'own');
      const groups = groupsOf(browse());
      expect(
        groups
          .flatMap(({ cards }) => cards)
          .map(({ id }) => id)
          .sort(),
      ).toEqual(
        browse()
          .map(({ id }) => id)
          .sort(),
      );
      const names = groups.map(({ of }) => term(of.at(-1)!));
      expect(names.length).toBeGreaterThan(3);
      expect(new Set(names).size).toBe(names.length);
      // As they stand in an address.
      for (const { of } of groups) expect(of.join('-')).toMatch(/^[\w.-]+$/);
    },
  );

  test('a group that is too large is divided: common cards of Imperium by suit', () => {
    const names = groupsOf(imperium.browse()).map(({ of }) => of.join(' '));
    expect(names).toContain('romans');
    expect(names).toContain('common REG');
  });

  test('cards that no facet parts are one group', () => {
    const cards = toy.browse().filter(({ facets }) => facets['size']?.includes('big'));
    expect(groupsOf(cards)).toEqual([{ of: [], cards }]);
  });
});

describe('the gallery', () => {
  const gallery = async (address: string, module: RulesetModule = toy) => {
    const words: Words = await module.words('en', 'own');
    await act(async () =>
      renderUi(
        <Gallery
          title="Orchard"
          playable={{ ...module, game: (options?: unknown) => toGame(module.ruleset, options) }}
          words={words}
          sceneOf={() => ({
            hour: 'dawn',
            palette: { tone: ['#265a8c', '#97c2ee'], land: ['#7f9447', '#3a4a26'] },
            layers: ['sea'],
          })}
        />,
        address,
      ),
    );
  };
  const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent?.trim());

  test('is searched as the browser is: all words have to occur, in any order', async () => {
    await gallery('/gallery/orchard?q=16+fruit');
    expect(names()).toEqual(['Fruit 16']);
    expect(screen.getByRole('status')).toHaveTextContent('1 card');
    await userEvent.clear(screen.getByRole('searchbox'));
    await waitFor(() => expect(names()).toHaveLength(16));
  });

  test('has a way to each group, with the number of its cards', async () => {
    await gallery('/gallery/orchard');
    const ways = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(ways.map(({ textContent }) => textContent)).toEqual(['<small> 8', '<big> 8']);
    for (const way of ways) expect(document.querySelector(way.getAttribute('href')!)).toBeVisible();
  });

  test('takes an address that names no group, however it is written', async () => {
    await gallery('/gallery/orchard#%');
    expect(names()).toHaveLength(16);
  });

  test('leads from a picture to its card', async () => {
    await gallery('/gallery/orchard?q=16');
    expect(screen.getByRole('link', { name: 'Fruit 16' })).toHaveAttribute('href', '/cards/orchard?q=F16');
  });

  test('shows cards of one name once', async () => {
    await gallery('/gallery/imperium?q=unrest', imperium);
    expect(names()).toContain('Unrest × 24');
  });

  test('shows all sizes of every card, by day and by night, to who asks for them', async () => {
    await gallery('/gallery/orchard?q=16');
    await userEvent.click(screen.getByRole('radio', { name: 'All sizes, day and night' }));
    expect(names()).toEqual(['Fruit 16 F16']);
    expect(screen.getByRole('img', { name: 'Light' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Dark' })).toBeVisible();
  });
});
