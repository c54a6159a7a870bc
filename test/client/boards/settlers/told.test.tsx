import { act, fireEvent } from '@testing-library/react';
import board from '../../../../client/boards/settlers';
import { HeadlessTable } from '../../../../games/kit/table';
import settlers from '../../../../games/settlers';
import { COLOURS } from '../../../../games/settlers/card';
import { cardOf } from '../../../../games/settlers/catalogue';
import { colourCount } from '../../../../games/settlers/rules/select';
import { settlers as rules } from '../../../../games/settlers/ruleset';
import { situation, type SituationOptions } from '../../../../games/settlers/situation';
import { renderBoard } from '../render';

/** What the table tells at a glance, beside what can be done there. */

const show = (given: SituationOptions) => renderBoard(settlers, board, new HeadlessTable(rules, situation(given).g), 0);
/** What an element says, words of signs included, without the places where words may break. */
const said = (element: Element | null | undefined): string => (element?.textContent ?? '').replaceAll('\u00ad', '');

test('S11.4 how many locations of each colour I have, and each opponent has', async () => {
  const { container, view, words } = await show({
    players: [
      { faction: 'romans', empire: ['COM007', 'COM025', 'COM023', 'ROM029'] },
      { faction: 'barbarians', empire: ['COM021', 'COM042', 'BAR020'] },
    ],
  });
  for (const [seat, mat] of [
    [0, '.mine'],
    [1, '#settlers-empire-1'],
  ] as const) {
    const counts = COLOURS.map((each) => [words.term(`colour.${each}`), colourCount(view, seat, each)] as const);
    expect(counts.some(([, n]) => n > 0)).toBe(true);
    for (const [colour, n] of counts)
      expect([colour, said(container.querySelector(mat)).includes(`${colour}${n}`)]).toEqual([colour, n > 0]);
  }
});

test('S2.4, S8.4 how many cards lie in decks and discard piles', async () => {
  const { container, view } = await show({
    players: [{ faction: 'romans', discard: ['ROM003', 'ROM008'], foundations: ['COM003'] }, {}],
    commonDiscard: ['COM018', 'COM021', 'COM023'],
  });
  const n = (pile: string): number => Number(/\d+$/.exec(said(container.querySelector(`[data-pile="${pile}"]`)))?.[0]);
  expect(['commonDeck', 'commonDiscard', 'deck 0', 'discard 0', 'foundations 0'].map(n)).toEqual([
    view.commonDeck.length,
    3,
    view.players[0]!.deck.length,
    2,
    1,
  ]);
});

test('S19.3 Trade Route’s marker lies on the opponent’s location, and the deal with it under my board', async () => {
  const { container, words } = await show({
    players: [
      { faction: 'romans', empire: ['COM061'], routes: { BAR020: ['ROM003'] } },
      { faction: 'barbarians', empire: ['BAR020'] },
    ],
  });
  expect(said(container.querySelector('[data-pile="deals 0"]'))).toContain(words.name('BAR020'));
  const other = container.querySelector('#settlers-empire-1')!;
  fireEvent.click(other.querySelector('button[aria-expanded="false"]')!);
  await act(async () => {});
  expect(said(other)).toContain(words.term('routes'));
  // Nobody knows which card it was.
  expect(said(container)).not.toContain(words.name('ROM003'));
});

test('S2.2 what dealing and razing a hand card brings stands on it', async () => {
  const { spot, words } = await show({
    players: [{ faction: 'romans', hand: ['ROM003', 'COM007'], goods: { food: 1, raze: 1 } }, {}],
  });
  const { deal } = cardOf('ROM003');
  expect(deal && said(spot('deal ROM003').parentElement)).toContain(words.term(String(deal)));
  const { raze } = cardOf('COM007');
  expect(raze.length).toBeGreaterThan(0);
  for (const good of raze) expect(said(spot('raze COM007').parentElement)).toContain(words.term(good));
});

test('S6.1 what an opponent’s next production brings', async () => {
  const { container, words } = await show({
    players: [{}, { faction: 'barbarians', empire: ['COM007', 'COM025'] }],
  });
  const folded = said(container.querySelector('#settlers-empire-1'));
  for (const good of ['wood', 'worker', 'raze']) expect(folded).toContain(words.term(good));
  expect(folded).toMatch(/\+\d/);
});

test('S10.7 who has passed, I too: among the players, and on an opponent’s mat', async () => {
  const { container } = await show({ players: [{}, {}, {}], turn: 1, passed: [0, 2] });
  const marked = (selector: string): boolean[] =>
    [...container.querySelectorAll(selector)].map((each) => said(each).includes('Has passed'));
  expect(marked('[data-shell="players"] li')).toEqual([true, false, true]);
  expect(marked('#settlers-empire-1, #settlers-empire-2')).toEqual([false, true]);
});

test('S14.1 what is kept is named, and says its words together to whoever comes to it', async () => {
  const { container, words } = await show({ players: [{ faction: 'romans' }, {}] });
  const kept = container.querySelector('.mine [data-signs][aria-label="Kept in cleanup"]')!;
  expect(kept).toHaveAttribute('tabindex', '0');
  expect([...kept.querySelectorAll<HTMLElement>('[title]')].map(({ title }) => title)).toEqual([
    words.term('store'),
    words.term('razeToken'),
  ]);
});

test('no sign on a location or a tab is without a word', async () => {
  const { container } = await show({
    players: [
      {
        faction: 'romans',
        hand: ['ROM003', 'COM007'],
        empire: ['ROM008', 'ROM019', 'ROM010', 'COM018', 'COM053', 'COM055'],
        goods: { food: 1, raze: 1, wood: 2, stone: 1 },
        deals: ['ROM029'],
      },
      { faction: 'egyptians', empire: ['EGY003', 'COM021'] },
    ],
    defended: ['COM018'],
  });
  for (const fold of container.querySelectorAll<HTMLElement>('button[aria-expanded="false"]')) fireEvent.click(fold);
  await act(async () => {});
  const signs = [...container.querySelectorAll<HTMLElement>('[data-card][data-spent] [title], [data-moves] [title]')];
  expect(signs.length).toBeGreaterThan(20);
  // What a tab is, its own title says.
  expect(signs.filter((sign) => sign.title === '' && sign.closest('[data-moves]') === null)).toEqual([]);
  for (const tab of container.querySelectorAll<HTMLElement>('[data-moves] > [data-selectable]'))
    expect(tab.title).not.toBe('');
});

test('S15.1 the number on a player’s plate says that it is what the match would end with', async () => {
  const { container, words } = await show({ players: [{ faction: 'romans', empire: ['ROM001'] }, {}] });
  expect(said(container.querySelector('[data-shell="players"] li'))).toContain(words.term('ifOver'));
});

test('S10.3 a razed location leaves rubble where it stood, mine and another’s; the card is not hidden', async () => {
  const { container, words, spot } = await show({
    players: [
      { faction: 'romans', empire: ['COM007'], foundations: ['COM018'] },
      { faction: 'barbarians', empire: ['COM021'], foundations: ['COM026'] },
    ],
  });
  const fallen = (id: string) => container.querySelector(`[data-rubble] [data-card="${id}"]`);
  expect(fallen('COM018')?.closest('[data-land]')).toHaveAttribute('data-land', cardOf('COM018').category);
  expect(spot('COM018')).toHaveAccessibleName(expect.stringContaining(words.name('COM018')));
  expect(fallen('COM026')).toBeNull();
  fireEvent.click(container.querySelector('#settlers-empire-1 button[aria-expanded="false"]')!);
  await act(async () => {});
  expect(fallen('COM026')).not.toBeNull();
});

test('what a single opponent has built is in sight, whether it can be razed or not', async () => {
  const { container } = await show({
    players: [{}, { faction: 'barbarians', empire: ['BAR020', 'COM021', 'COM069'] }],
  });
  const seen = [...container.querySelectorAll<HTMLElement>('#settlers-empire-1 [data-card]')];
  expect(seen.map(({ dataset }) => dataset.card)).toEqual(['BAR020', 'COM021', 'COM069']);
});

test('houses stay as they are while there are places: 4, 6 or 8 in a row', async () => {
  const places = async (empire: string[]): Promise<Set<string>> => {
    const { container, unmount } = await show({ players: [{ faction: 'romans', empire }, {}] });
    const streets = [...container.querySelectorAll<HTMLElement>('.mine [style*="--n"]')];
    const found = new Set(streets.map(({ style }) => style.getPropertyValue('--n')));
    unmount();
    return found;
  };
  expect(await places([])).toEqual(new Set(['4']));
  expect(await places(['COM007', 'ROM001', 'COM018', 'COM025'])).toEqual(new Set(['4']));
  expect(await places(['COM007', 'COM018', 'COM025', 'COM026', 'COM033'])).toEqual(new Set(['6']));
});
