import type { Seat } from '../../kit/core';
import { say } from '../../kit/events';
import type { Standing } from '../../kit/giveUp';
import type { Closing } from '../../kit/ruleset';
import type { Ending } from '../keys';
import type { NewDawn } from '../state';
import { agendasOf } from './agendas';
import { friendlySpaces, player, seatsInOrder } from './select';
import { TIES_ARE_SHARED } from './open';

/** The end of the game (C13.3). */

/** The agendas by which a seat has completed victory cards; one is enough for each card. */
const completing = (g: NewDawn, seat: Seat): string[] =>
  g.victory.flatMap((card) => agendasOf(card).find((agenda) => player(g, seat).marks.includes(agenda)) ?? []);

/** The number of victory cards that a seat has completed. */
export const completed = (g: NewDawn, seat: Seat): number => completing(g, seat).length;

/** What breaks ties: wonders controlled, then friendly spaces (C13.3). */
const tieBreaks = (g: NewDawn, seat: Seat): [string, number][] => [
  ['worldWonders', player(g, seat).wonders.length],
  ['spaces', friendlySpaces(g, seat).length],
];

/** The match scored as it stands: one point for each completed victory card. Remaining ties share the win (C16.9). */
export function standing(g: NewDawn): Standing {
  const seats = [...g.players.keys()];
  const details = seats.map((seat) => completing(g, seat).map((agenda): [string, number] => [agenda, 1]));
  const scores = details.map(({ length }) => length);
  const ties = seats.map((seat) => tieBreaks(g, seat));
  let winners = seats;
  for (const of of [scores, ...[0, 1].map((i) => ties.map((each) => each[i]?.[1] ?? 0))]) {
    const best = Math.max(...winners.map((seat) => of[seat] ?? 0));
    winners = winners.filter((seat) => of[seat] === best);
  }
  if (!TIES_ARE_SHARED)
    winners = seatsInOrder(g)
      .filter((seat) => winners.includes(seat))
      .slice(0, 1);
  return { winners, scores, details, ties };
}

/** Whether a seat has completed every victory card: then this round is the last (C13.3). */
export const hasCompletedAll = (g: NewDawn, seat: Seat): boolean => completed(g, seat) === g.victory.length;

/** By whom every victory card has been completed, and the turns that are left of the round (C13.3). */
export function closing(g: NewDawn): Closing | null {
  // Before the deal there are none to be completed.
  const seat = [...g.players.keys()].find((each) => g.victory.length > 0 && hasCompletedAll(g, each));
  if (seat === undefined) return null;
  const what = player(g, seat).marks.at(-1) ?? '';
  const order = seatsInOrder(g);
  const goesOn = order.indexOf(g.current);
  const left = [...g.players.keys()].map((each) => Number(order.indexOf(each) >= goesOn));
  return { why: { k: 'agenda', seat, what }, when: 'last', left };
}

/** Ends the match at the start of a round if a player has completed every victory card (C13.3). */
export function checkEnd(g: NewDawn): void {
  if (g.players.some((_, seat) => hasCompletedAll(g, seat))) finish(g, 'agendas');
}

/** Ends a match of bots at its turn cap. */
export function endByCap(g: NewDawn): void {
  say(g, { k: 'turnCap', n: g.options.turnCap });
  finish(g, 'turnCap');
}

function finish(g: NewDawn, ending: Ending): void {
  g.agenda = [];
  g.result = { ...standing(g), ending };
  say(g, { k: 'over', what: ending });
}
