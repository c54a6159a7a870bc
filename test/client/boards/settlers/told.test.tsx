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
