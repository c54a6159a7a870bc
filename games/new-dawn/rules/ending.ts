import type { Seat } from '../../kit/core';
import { say } from '../../kit/events';
import type { Standing } from '../../kit/giveUp';
import type { Ending } from '../keys';
import type { NewDawn } from '../state';
import { agendasOf } from './agendas';
import { friendlySpaces, player } from './select';

/** The end of the game (C13.3). */

/** Victory cards on which a seat has a mark. */
export const completed = (g: NewDawn, seat: Seat): number =>
  g.victory.filter((card) => agendasOf(card).some((agenda) => player(g, seat).marks.includes(agenda))).length;

/** What decides: victory cards, then wonders controlled, then friendly spaces. */
const ranks = (g: NewDawn, seat: Seat): [string, number][] => [
  ['agendas', completed(g, seat)],
  ['worldWonders', player(g, seat).wonders.length],
  ['spaces', friendlySpaces(g, seat).length],
];

/** The match scored as it stands: the score is the number of victory cards completed. C16.9: who is still tied shares the win. */
export function standing(g: NewDawn): Standing {
  const seats = [...g.players.keys()];
  const details = seats.map((seat) => ranks(g, seat));
  let winners = seats;
  for (let i = 0; i < (details[0]?.length ?? 0); i++) {
    const of = (seat: Seat): number => details[seat]?.[i]?.[1] ?? 0;
    const best = Math.max(...winners.map(of));
    winners = winners.filter((seat) => of(seat) === best);
  }
  return { winners, scores: seats.map((seat) => completed(g, seat)), details };
}

/** At the start of a round: has somebody completed every victory card? */
export function checkEnd(g: NewDawn): void {
  if (g.players.some((_, seat) => completed(g, seat) === g.victory.length)) finish(g, 'agendas');
}

export function endByCap(g: NewDawn): void {
  say(g, { k: 'turnCap', n: g.options.turnCap });
  finish(g, 'turnCap');
}

function finish(g: NewDawn, ending: Ending): void {
  g.agenda = [];
  g.result = { ...standing(g), ending };
  say(g, { k: 'over', what: ending });
}
