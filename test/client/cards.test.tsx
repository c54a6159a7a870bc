import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CardBrowser } from '../../client/cards/CardBrowser';
import { fits, namesOf, NONE, valuesOf, wordsOf } from '../../client/cards/search';
import { usePortions } from '../../client/cards/usePortions';
import { folded } from '../../client/folded';
import { fallback } from '../../client/table/fallback';
import { RULESETS } from '../../games';
import imperium from '../../games/imperium';
import { toGame } from '../../games/kit/boardgame';
import type { Listed } from '../../games/kit/browse';
import { NAMINGS } from '../../games/kit/text/names';
import type { Words } from '../../games/kit/text/words';
import { renderUi } from './render';
import { toy } from './toy';
import { orchardWords } from './toy/words';

const playable = { ...toy, game: (options?: unknown) => toGame(toy.ruleset, options) };
const show = (address = '/cards/orchard') =>
  act(async () =>
    renderUi(
      <CardBrowser
        title="Orchard"
        playable={playable}
        words={orchardWords('en') as unknown as Words}
        board={fallback}
      />,
      address,
    ),
  );
const found = () =>
  screen.getAllByRole('listitem').map((item) => within(item).getByRole('button').getAttribute('aria-label'));

describe('searching', () => {
  const card = { id: 'X1', facets: { suit: ['REG'], nation: [] }, doubts: {} };

  test('small letters, without accents', () => expect(folded('Becsülettel ČŘ')).toBe('becsulettel cr'));

  test('all words have to occur, in any order', () => {
    const wanted = (text: string) => fits(card, folded('Becsület gain 2 progress'), { text, facets: {} });
    expect(['becsulet', 'progress gain', ''].map(wanted)).toEqual([true, true, true]);
    expect(wanted('gain population')).toBe(false);
  });

  test.each(RULESETS.flatMap((entry) => NAMINGS.map((naming) => ({ name: entry.name, entry, naming }))))(
    '$name: by both names, whichever are shown: $naming',
    async ({ entry, naming }) => {
      const { browse, words } = await entry.load();
      const [own, english] = [await words('hu'), await words('en')];
      const shown = await words('hu', naming);
      const missed = browse().filter((card) => {
        const said = wordsOf(card, shown);
        return ![own, english].every(({ name }) => fits(card, said, { text: name(card.id), facets: {} }));
      });
      expect(missed.map(({ id }) => id)).toEqual([]);
    },
  );

  test('by no name in a language that is not the reader’s', async () => {
    const palace = imperium.browse().find(({ id }) => id === '2ATL3') as Listed;
    const said = wordsOf(palace, await imperium.words('hu'));
    expect(
      ['poszeidon PALOTAJA', 'palace poseidon', 'Poseidonův'].map((text) => fits(palace, said, { text, facets: {} })),
    ).toEqual([true, true, false]);
  });

  test('by name and number, as the gallery does', () => {
    const words = orchardWords('en') as unknown as Words;
    const [fruit] = toy.browse().filter(({ id }) => id === 'F2');
    const found = (text: string) => fits(fruit!, namesOf(fruit!, words), { text, facets: {} });
    expect(['2 fruit', 'f2', 'fruit 3'].map(found)).toEqual([true, true, false]);
  });

  test('facets by value, and by having none', () => {
    const wanted = (facets: Record<string, string>) => fits(card, '', { text: '', facets });
    const right: Record<string, string>[] = [{ suit: 'REG' }, { nation: NONE }, { suit: 'REG', nation: NONE }];
    const wrong: Record<string, string>[] = [{ suit: 'UNC' }, { nation: 'romans' }, { suit: NONE }];
    expect(right.map(wanted)).toEqual([true, true, true]);
    expect(wrong.map(wanted)).toEqual([false, false, false]);
  });

  test('the values that occur', () =>
    expect(valuesOf([card, { ...card, facets: { suit: ['UNC'], nation: ['romans'] } }], 'nation')).toEqual([
      'romans',
      NONE,
    ]));
});

describe('the card browser', () => {
  test('lists all cards, says which sources are thin, and opens a card with its words explained', async () => {
    await show();
    expect(found()).toHaveLength(16);
    expect(screen.getAllByText('One source only: <field.effects>')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Fruit 2' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('Fruit 2 can be planted.')).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Rule R1.1' })).toHaveAttribute('href', '/rules/orchard#R1.1');
  });

  test('by words', async () => {
    await show();
    await userEvent.type(screen.getByRole('searchbox'), 'fruit 16');
    expect(found()).toEqual(['Fruit 16']);
    expect(screen.getByRole('status')).toHaveTextContent('1 card');
  });

  test('by what the address asks for', async () => {
    await show('/cards/orchard?size=big');
    expect(found()).toHaveLength(8);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '<facet.size>' }), 'small');
    expect(found()).toContain('Fruit 8');
  });
});

describe('a list in portions', () => {
  const ALL = Array.from({ length: 25 }, (_, i) => `item ${i}`);

  function Portioned() {
    const { shown, more, restart } = usePortions(ALL, 10);
    return (
      <>
        <ul>
          {shown.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        {more}
        <button onClick={restart}>Search</button>
      </>
    );
  }

  const count = () => screen.getAllByRole('listitem').length;

  test('grows by a portion with each click, until all is shown, and starts again with a new search', async () => {
    renderUi(<Portioned />);
    expect(count()).toBe(10);
    await userEvent.click(screen.getByRole('button', { name: 'Show more (15)' }));
    expect(count()).toBe(20);
    await userEvent.click(screen.getByRole('button', { name: 'Show more (5)' }));
    expect(count()).toBe(25);
    expect(screen.queryByRole('button', { name: /^Show more/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(count()).toBe(10);
  });
});
