import type { Seat } from '../../kit/core';
import { say } from '../../kit/events';
import type { Standing } from '../../kit/giveUp';
import type { Closing } from '../../kit/ruleset';
import type { ComponentId } from '../../kit/core';
import type { Ending } from '../keys';
import { cardOf } from '../lookup';
import { titleOf, VIRTUAL } from '../solo';
import type { Player, Settlers } from '../state';
import { releaseForScores } from './cleanup';
import { FOUNDATION_VP, OWNERS_SCORE, SOLO_COUNTS_FACTION_LOCATIONS_ONLY, TIES_COUNT_GOLD } from './open';
import { controlled, isCommon, player } from './select';

/** Scoring (S15, S18.14): a location scores for its owner. */

export const ROUNDS = 5;
export const COMMON_VP = 1;
export const FACTION_VP = 2;

/** The number of cards under a location, or of resources on it. */
export const amountOn = (g: Settlers, id: ComponentId, what: string): number =>
  what === 'stashed' ? (g.stashed[id] ?? 0) : g.players.reduce((n, { tucked }) => n + (tucked[id]?.length ?? 0), 0);

/**
 * The points that a location adds at the end for what lies there; of several steps the highest counts (Gate, Shrine).
 */
export function bonusOf(g: Settlers, id: ComponentId): number {
  let best = 0;
  for (const { nodes } of [cardOf(id)])
    for (const node of nodes.values()) {
      if (node.kind !== 'verb' || node.verb !== 'bonusAt') continue;
      const [least, points] = node.args;
      const what = least?.what?.kind === 'word' ? least.what.word : '';
      if (amountOn(g, id, what) >= Number(least?.n)) best = Math.max(best, Number(points?.n));
    }
  return best;
}

const factionLocations = (empire: readonly ComponentId[]): number =>
  empire.filter((id) => !isCommon(cardOf(id))).length;

/** The parts of a player's score (S15.1). */
export function scoreParts(g: Settlers, seat: Seat): [key: string, points: number][] {
  const p = player(g, seat);
  const empire = OWNERS_SCORE ? p.empire : controlled(g, seat);
  const ofFaction = factionLocations(empire);
  const founded = (p.foundations.length + p.buried.length) * FOUNDATION_VP;
  return [
    ['vp', p.goods.vp],
    ['commonLocations', (empire.length - ofFaction) * COMMON_VP],
    ['factionLocations', ofFaction * FACTION_VP],
    ...(founded > 0 ? ([['foundations', founded]] satisfies [string, number][]) : []),
    ...empire.flatMap((id): [string, number][] => {
      const bonus = bonusOf(g, id);
      return bonus > 0 ? [[id, bonus]] : [];
    }),
  ];
}

/** Points of a player in this position. */
export const score = (g: Settlers, seat: Seat): number => scoreParts(g, seat).reduce((sum, [, n]) => sum + n, 0);

/** What breaks ties: workers and resources left, then cards in hand (S15.2, Q16). */
const tieBreaks = ({ goods, hand }: Player): number[] => [
  goods.worker + goods.wood + goods.stone + goods.food + (TIES_COUNT_GOLD ? goods.gold : 0),
  hand.length,
];

/** The locations of the solo player that are compared with the virtual player's collection (S18.2, Q2). */
const heldAlone = (p: Player): { against: string; n: number } =>
  SOLO_COUNTS_FACTION_LOCATIONS_ONLY
    ? { against: 'factionLocations', n: factionLocations(p.empire) }
    : { against: 'empire', n: p.empire.length };

/** The seats with the highest of these lists of numbers, compared from the left. */
function leaders(ranks: readonly (readonly number[])[]): Seat[] {
  const compare = (a: readonly number[], b: readonly number[]): number => {
    const i = a.findIndex((n, at) => n !== b[at]);
    return i < 0 ? 0 : (a[i] ?? 0) - (b[i] ?? 0);
  };
  return ranks.flatMap((mine, seat) => (ranks.every((other) => compare(mine, other) >= 0) ? [seat] : []));
}

/** The match scored as it stands. */
export function standing(g: Settlers): Standing {
  const details = g.players.map((_, seat) => scoreParts(g, seat));
  const scores = details.map((parts) => parts.reduce((sum, [, n]) => sum + n, 0));
  if (g.seats > 1) {
    return { winners: leaders(g.players.map((p, seat) => [scores[seat] ?? 0, ...tieBreaks(p)])), scores, details };
  }
  const held = heldAlone(player(g, 0));
  const collected = g.pile.length;
  const wins = held.n > collected;
  return {
    winners: wins ? [0] : [],
    scores,
    details,
    actors: [{ actor: VIRTUAL, score: collected, wins: !wins, measure: { of: 'pile', ...held } }],
  };
}

/** The last of the rounds, whose number everybody knows (S16.1): who takes how many turns in it nobody does. */
export const closing = (g: Settlers): Closing | null =>
  g.round === ROUNDS ? { why: { k: 'round', n: ROUNDS }, when: 'last', left: null } : null;

/** Scores the match after the last round (S15.1, S18.14). */
export function scoreHandler(g: Settlers): void {
  releaseForScores(g);
  const result = standing(g);
  const ending: Ending = g.seats > 1 ? 'scored' : result.winners.length > 0 ? 'soloWon' : 'soloLost';
  if (g.seats === 1) {
    const n = result.scores[0] ?? 0;
    say(g, { k: 'title', seat: 0, n, what: titleOf(n) });
  }
  g.result = { ...result, ending };
  say(g, { k: 'over', what: ending });
}
