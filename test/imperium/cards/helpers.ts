import type { ComponentId, Option, Seat } from '../../../games/kit/core';
import { audit } from '../../../games/imperium/audit';
import type { Card } from '../../../games/imperium/card';
import { CARDS } from '../../../games/imperium/catalogue';
import { pointsOf } from '../../../games/imperium/rules/scoring';
import {
  situation,
  type PlayerSituation,
  type Situation,
  type SituationOptions,
} from '../../../games/imperium/situation';

/** What the tests of cards have in common. The owner of the card under test sits at seat 0 unless a test says otherwise. */

type Has = Partial<PlayerSituation>;
type Rest = Omit<SituationOptions, 'players'>;

/** Nations whose power sides B do nothing: for tests that are not about power cards. */
const QUIET = ['romans', 'celts', 'persians', 'macedonians'] as const;

function seats(has: readonly Has[]): PlayerSituation[] {
  const free = QUIET.filter((nation) => has.every((h) => h.nation !== nation));
  return has.map((h) => ({
    ...(h.nation ? {} : { side: 'B' as const }),
    ...h,
    nation: h.nation ?? (free.shift() as string),
  }));
}

/** Two players of nations without abilities, unless said otherwise. */
export const duel = (me: Has, other: Has = {}, rest: Rest = {}): Situation =>
  situation({ players: seats([me, other]), ...rest });

/** The same for any number of players. */
export const table = (players: readonly Has[], rest: Rest = {}): Situation =>
  situation({ players: seats(players), ...rest });

/** All turns of the round have been taken: solstice begins. After it, seat 0 has the first turn of the next round. */
export const solstice = (players: readonly Has[], rest: Rest = {}): Situation =>
  table(players, { ...rest, at: 'solstice' });

/** Ends the turn of a seat, if it is open: nothing more is done, progress goes onto the first market card, no discards. */
export function passTurn(s: Situation, seat: Seat = s.question().seat): Situation {
  const [open] = s.g.questions;
  if (open?.seat === seat && open.options.includes('endActivation')) s.endActivation();
  for (let q = s.g.questions[0]; q?.seat === seat && q.stage !== 'turn'; q = s.g.questions[0]) {
    s.answer(...q.options.slice(0, q.min));
  }
  return s;
}

/** Solstice abilities whose order is asked are resolved as they come. */
export function inAnyOrder(s: Situation): Situation {
  while (s.g.questions[0]?.ask === 'solstice') s.answer(...s.question().options.slice(0, 1));
  return s;
}

/** Who is asked what, and (in any order) between which options. */
export function asked(s: Situation, seat: Seat, ask: string, options?: readonly Option[]): void {
  const q = s.question();
  expect({ seat: q.seat, ask: q.ask }).toEqual({ seat, ask });
  if (options) expect([...q.options].sort()).toEqual([...options].sort());
}

/** MAY garrison(1 any): one of these cards or none. */
export function askedToGarrison(s: Situation, ...options: ComponentId[]): void {
  asked(s, 0, 'garrison', options);
  expect(s.question()).toMatchObject({ min: 0, max: 1 });
}

/** May the open question be passed? */
export const mayPass = (s: Situation): boolean => s.question().min === 0;

/** Everything is resolved, the position is sound and that seat is asked for the next decision of its turn. */
export function ready(s: Situation, seat: Seat = 0): void {
  s.expectTurnOf(seat);
  expect(s.g.agenda.filter((f) => f.op === 'effect')).toEqual([]);
  expect(s.g.players.filter((p) => p.looking !== null || p.searching.length > 0)).toEqual([]);
  expect(s.g.revealed).toEqual([]);
  sound(s);
}

/** The game is over, and in that way. */
export function over(s: Situation, ending: string): void {
  expect(s.result).toMatchObject({ ending });
  expect(s.g.questions).toEqual([]);
  sound(s);
}

/** Nothing is doubled or negative. Situations name few cards: those that are missing are not looked for. */
function sound(s: Situation): void {
  expect(audit(s.g).filter((wrong) => !/^(lost|strangers)/.test(wrong))).toEqual([]);
}

/** Remembers what these seats have; call the result to see that nothing of it has changed. */
export function untouched(s: Situation, ...seatsThen: Seat[]): () => void {
  const then = seatsThen.map((seat) => structuredClone(s.player(seat)));
  return () => expect(seatsThen.map((seat) => s.player(seat))).toEqual(then);
}

/** Points of a card of seat 0 (R1.6). */
export const worth = (s: Situation, id: ComponentId): number => pointsOf(s.g, 0, id);

/** The first n cards of Classics that fit, without some. */
export function cards(n: number, fits: (card: Card) => boolean, ...without: ComponentId[]): ComponentId[] {
  const found = [...CARDS.values()].filter(
    (c) => c.box === 'classics' && c.facts.start !== 'in-play' && !c.facts.side && fits(c) && !without.includes(c.id),
  );
  if (found.length < n) throw new Error(`only ${found.length} cards fit`);
  return found.slice(0, n).map((c) => c.id);
}

/** n unrest cards of the nations: the pile of a situation is made of common ones. */
export const unrest = (n: number): ComponentId[] => cards(n, (c) => c.suits.has('UNR') && c.nation !== null);

/** Advances of the nations, without points and suits: to be drawn, discarded and put away. */
export const FILLERS: readonly ComponentId[] = [
  '1ROM16',
  '1CAR16',
  '1CEL16',
  '1GRE16',
  '1MAC13',
  '1PER16',
  '1SCY16',
  '1VIK18',
  '1CAR11',
];
export const fillers = (n: number): ComponentId[] => FILLERS.slice(0, n);

/** A line of a table: what a card is worth when its owner has this. */
export type Worth = [points: number, what: string, me: Has, other?: Has];

/** Table-driven test of conditional and variable points: the card must be named in each line. */
export function testPoints(title: string, id: ComponentId, lines: readonly Worth[]): void {
  test.each(lines.map((line): [string, Worth] => [`${line[0]} with ${line[1]}`, line]))(
    `${title}: %s`,
    (_name, [points, , me, other]) => {
      expect(worth(duel(me, other), id)).toBe(points);
    },
  );
}
