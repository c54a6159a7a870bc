import type { Result, Seat } from '../../../games/kit/core';

/** Somebody's place on the podium: a player's, or that of who sits nowhere. */
export interface Stand {
  key: string;
  seat: Seat | null;
  actor: string | null;
  /** The score. */
  n: number;
  /** What it counts, where that is no points: a key of the catalogues. */
  of?: string | undefined;
  wins: boolean;
  /** How many are ahead; where nobody wins, somebody is whom all miss. */
  behind: number;
}

/** All who took part, winners first, then by their scores: who is level is as far behind. */
export function standsOf({ winners, scores, actors = [] }: Result): Stand[] {
  const all = [
    ...scores.map((n, seat) => ({ key: String(seat), seat, actor: null, n, wins: winners.includes(seat) })),
    ...actors.map(({ actor, score, wins, measure }) => ({
      key: actor,
      seat: null,
      actor,
      n: score,
      of: measure?.of,
      wins,
    })),
  ];
  const missed = all.some(({ wins }) => wins) ? 0 : 1;
  const isAhead = (one: { n: number; wins: boolean }, other: { n: number; wins: boolean }): boolean =>
    one.wins === other.wins ? one.n > other.n : one.wins;
  return all
    .map((each) => ({ ...each, behind: missed + all.filter((other) => isAhead(other, each)).length }))
    .sort((a, b) => a.behind - b.behind);
}
