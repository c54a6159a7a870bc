import type { Core, Result, Seat } from '../../../games/kit/core';
import type { Ruleset } from '../../../games/kit/ruleset';
import type { PointSource } from './sources';

/** How a match went: the points of each seat at the end of each turn, turn after turn. */
export interface MatchCourse {
  turns: readonly { turn: number; points: readonly number[] }[];
}

/** Follows the points through the positions of a match; what was taken back does not count. Null where the ruleset counts none. */
export async function courseOf(
  { points }: Ruleset,
  positions: AsyncIterable<Core>,
  { scores }: Result,
): Promise<MatchCourse | null> {
  if (!points) return null;
  const byTurn = new Map<number, readonly number[]>();
  for await (const g of positions) {
    const now = Array.from({ length: g.seats }, (_, seat) => points(g, seat)?.n ?? null);
    for (const turn of byTurn.keys()) if (turn > g.turn) byTurn.delete(turn);
    if (now.every((n) => n !== null)) byTurn.set(g.turn, now);
  }
  const turns = [...byTurn].map(([turn, each]) => ({ turn, points: each }));
  const last = turns.at(-1);
  // What is counted at the end only belongs to the end.
  return last ? { turns: [...turns.slice(0, -1), { ...last, points: scores }] } : null;
}

/** Seats with the most points. */
const leadersOf = (points: readonly number[]): Seat[] => {
  const most = Math.max(...points);
  return points.flatMap((n, seat) => (n === most ? [seat] : []));
};

/**
 * Who leads alone at the end, and since which turn without a break; and how often the lead changed hands. Null where the match ended level,
 * or had one player.
 */
export function leadOf({ turns }: MatchCourse): { seat: Seat; since: number; changes: number } | null {
  if (turns[0]?.points.length === 1) return null;
  const leads = turns.flatMap(({ turn, points }) => {
    const [seat, ...others] = leadersOf(points);
    return seat === undefined ? [] : [{ seat: others.length > 0 ? null : seat, since: turn }];
  });
  const changed = leads.filter(({ seat }, i) => seat !== leads[i - 1]?.seat);
  const hands = changed
    .flatMap(({ seat }) => (seat === null ? [] : [seat]))
    .filter((seat, i, all) => seat !== all[i - 1]);
  const { seat = null, since = 0 } = changed.at(-1) ?? {};
  return seat === null ? null : { seat, since, changes: hands.length - 1 };
}

/**
 * The source that put the winner furthest ahead of the best of the others; between equal scores what decides then (`tie`). Null where there is no one winner, where
 * somebody else has more points, or nothing did.
 * @param sources where all points come from, as they are told (`sourcesOf`)
 */
export function decidedBy(
  { winners, scores, ties }: Result,
  sources: readonly PointSource[],
): { seat: Seat; other: Seat; source: string; by: number; tie?: true } | null {
  const [seat] = winners;
  if (seat === undefined || winners.length !== 1) return null;
  const [other] = scores
    .map((_, each) => each)
    .filter((each) => each !== seat)
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  // Who has won with fewer points has not won by them: the others gave up.
  if (other === undefined || (scores[seat] ?? 0) < (scores[other] ?? 0)) return null;
  if (ties && scores[seat] === scores[other]) {
    for (const [i, [source, n]] of (ties[seat] ?? []).entries()) {
      const by = n - (ties[other]?.[i]?.[1] ?? 0);
      if (by > 0) return { seat, other, source, by, tie: true };
    }
    return null;
  }
  const [most] = sources
    .map(({ key, points }) => ({ seat, other, source: key, by: (points[seat] ?? 0) - (points[other] ?? 0) }))
    .sort((a, b) => b.by - a.by);
  return most && most.by > 0 ? most : null;
}
