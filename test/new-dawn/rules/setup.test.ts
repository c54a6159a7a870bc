import { HIDDEN, type Core, type Seat } from '../../../games/kit/core';
import type { Ruleset } from '../../../games/kit/ruleset';
import { HeadlessTable } from '../../../games/kit/table';
import { CARAVANS, CITIES, CONTROL_TOKENS, WATER_TOKENS } from '../../../games/new-dawn/components';
import { CARDS, cardOf } from '../../../games/new-dawn/lookup';
import { newDawn } from '../../../games/new-dawn/ruleset';
import { duel } from '../../../games/new-dawn/situation';
import type { NewDawn } from '../../../games/new-dawn/state';
import { Position } from '../../../tools/verify/law';
import { LAWS } from '../../../tools/verify/laws';
import { DIRECTIONS } from '../../../games/new-dawn/hex';

/** Components, what is hidden, and set-up (C1, C2). */

function begun(seats: number, seed: string, options: object = {}): HeadlessTable<NewDawn> {
  const table = HeadlessTable.open(newDawn, seats, { seed, ...options });
  for (let seat = 0; seat < seats; seat++) table.play({ seat, name: 'ready', args: [table.g.asked] });
  for (let seat = 0; seat < seats; seat++) {
    const q = table.g.questions.find((each) => each.seat === seat && each.stage === 'start');
    if (q) table.play({ seat, name: 'ready', args: [q.n] });
  }
  return table;
}

test('C1.1: a capital, 7 cities, 3 caravans, 31 control tokens, 20 focus and 4 diplomacy cards for each', () => {
  expect([CITIES, CARAVANS, CONTROL_TOKENS]).toEqual([7, 3, 31]);
  const of = (kind: string): number =>
    [...CARDS.values()].filter((card) => card.kind === kind && card.colour === 'red').length;
  expect([of('focus'), of('diplomacy')]).toEqual([20, 4]);
  const s = duel({});
  expect(s.player(0).stock).toEqual({ control: 31, cities: 7, caravans: 1, waiting: 2 });
});

test('C1.2, C15.18: pieces are limited; trade tokens are not', () => {
  const full = { masonry: 3, pottery: 3, astrology: 3, 'early-empire': 3, 'foreign-trade': 3 };
  const s = duel({ trade: full }, { trade: full });
  expect(newDawn.audit(s.g)).toEqual([]);
  s.g.supply.oil++;
  expect(newDawn.audit(s.g)).toEqual(['tokens of oil: 9 instead of 8']);
  expect(WATER_TOKENS).toBe(8);
});

describe('C1.3: only the order of wonders and those taken out unseen are hidden', () => {
  const { g } = begun(2, 'hidden');
  const viewers: (Seat | null)[] = [0, 1, null];

  test('everything else is the same to everybody, C16.1: dealt tiles too', () => {
    const advanced = begun(3, 'tiles', { map: 'advanced' }).g;
    for (const viewer of [0, 1, 2, null]) {
      const view = newDawn.view(advanced, viewer);
      const hide = ({ offers: _, undo: _undo, rng: _rng, seed: _seed, questions: _q, ...rest }: NewDawn): object =>
        rest;
      expect(hide(view)).toEqual(hide(advanced));
      expect(view.players.map(({ tiles }) => tiles.length)).toEqual([3, 3, 3]);
    }
  });

  test('C2.8: the wonders taken out unseen, and the decks, are in no view', () => {
    for (const offer of g.offers) expect(offer.removed).toHaveLength(2);
    for (const viewer of viewers) {
      const view = newDawn.view(g, viewer);
      for (const [i, { deck, removed, shown }] of view.offers.entries()) {
        expect(new Set([...deck, ...removed])).toEqual(new Set([HIDDEN]));
        expect(shown).toBe(g.offers[i]?.shown);
      }
    }
  });

  test.each(['hidden components', 'redealt view', 'view of a view', 'two redeals'])(
    'C2.8: %s, at the first turn',
    (name) => {
      const rules = newDawn as unknown as Ruleset;
      const law = LAWS.find((each) => each.name === name);
      const watch = law?.watch({ rules, seats: 2, seed: 'hidden' });
      for (let i = 0; i < 10; i++) expect(watch?.decision?.(new Position(rules, g as Core, Math.random))).toBeNull();
      expect(watch).toBeDefined();
    },
  );

  test('C2.8: what is dealt anew is of the same type, and what is taken out is never modern', () => {
    const redealt = newDawn.redeal(newDawn.copy(newDawn.view(g, 0)), 0, Math.random);
    for (const { removed } of redealt.offers)
      for (const card of removed)
        expect(cardOf(card).facts).toMatchObject({ era: expect.not.stringMatching('modern') as string });
    expect(newDawn.audit(redealt)).toEqual([]);
  });
});

test('C1.4, C2.1: leaders are dealt by chance, all different', () => {
  const dealt = Array.from({ length: 12 }, (_, i) => begun(4, `leaders ${i}`).g.players.map(({ leader }) => leader));
  for (const leaders of dealt) expect(new Set(leaders).size).toBe(4);
  expect(new Set(dealt.map(String)).size).toBeGreaterThan(6);
});

test('C2.1: chosen in turn order, where that is wanted', () => {
  const { g } = begun(3, 'chosen', { leaders: 'chosen' });
  expect(g.questions[0]).toMatchObject({ seat: g.first, stage: 'leaders' });
  expect(g.questions[0]?.options).toHaveLength(8);
});

test('C2.6: a die for six directions, each another', () => {
  expect(new Set(DIRECTIONS.map(({ q, r }) => `${q},${r}`)).size).toBe(6);
});

test('C2.7, C16.2, C16.23: chance names the first player, who never changes; the dial begins at the star', () => {
  const games = Array.from({ length: 12 }, (_, i) => begun(2, `first ${i}`).g);
  expect(new Set(games.map(({ first }) => first))).toEqual(new Set([0, 1]));
  expect(new Set(games.map(({ event }) => event))).toEqual(new Set([0]));
  const s = duel({}, {}, { turn: 1 });
  s.focus('astrology').focus('astrology').focus('astrology').maybeAnswer('gainCard');
  expect([s.g.round, s.g.first]).toEqual([3, 0]);
});

test.each([
  [2, 4],
  [3, 5],
  [4, 6],
])('C2.8: with %i players each deck has %i wonders, the oldest on top', (seats, n) => {
  for (const { deck, shown } of begun(seats, 'decks').g.offers) {
    const eras = [shown ?? '', ...deck].map((card) => (cardOf(card).facts as { era: string }).era);
    expect(eras).toHaveLength(n);
    expect(eras).toEqual(
      [...eras].sort(
        (a, b) => ['ancient', 'medieval', 'modern'].indexOf(a) - ['ancient', 'medieval', 'modern'].indexOf(b),
      ),
    );
  }
});

test('C2.9, C15.20: three victory cards, four in the epic game', () => {
  expect(begun(2, 'cards').g.victory).toHaveLength(3);
  expect(begun(2, 'cards', { victory: 'epic' }).g.victory).toHaveLength(4);
});
