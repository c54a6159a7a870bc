import type { Seat } from '../../kit/core';
import { say } from '../../kit/events';
import type { Standing } from '../../kit/giveUp';
import type { ComponentId } from '../../kit/core';
import type { Ending } from '../keys';
import { cardOf } from '../lookup';
import { titleOf, VIRTUAL } from '../solo';
import type { Player, Settlers } from '../state';
import { releaseAll } from './cleanup';
import { SOLO_COUNTS_FACTION_LOCATIONS_ONLY } from './open';
import { isCommon, player } from './select';

/** Scoring (S15, S18.14): the owner scores a location. */

export const ROUNDS = 5;
export const COMMON_VP = 1;
export const FACTION_VP = 2;

/** Cards under a location, or resources on it. */
export const amountOn = (g: Settlers, id: ComponentId, what: string): number =>
  what === 'stashed' ? (g.stashed[id] ?? 0) : g.players.reduce((n, { tucked }) => n + (tucked[id]?.length ?? 0), 0);

/** Points that a location adds at the end for what lies there: of several steps the highest (Gate, Shrine). */
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

const factionLocations = ({ empire }: Player): number => empire.filter((id) => !isCommon(cardOf(id))).length;

/** What a score is made of (S15.1). */
export function scoreParts(g: Settlers, seat: Seat): [key: string, points: number][] {
  const p = player(g, seat);
  const ofFaction = factionLocations(p);
  return [
    ['vp', p.goods.vp],
    ['commonLocations', (p.empire.length - ofFaction) * COMMON_VP],
    ['factionLocations', ofFaction * FACTION_VP],
    ...p.empire.flatMap((id): [string, number][] => {
      const bonus = bonusOf(g, id);
      return bonus > 0 ? [[id, bonus]] : [];
    }),
  ];
}

export const score = (g: Settlers, seat: Seat): number => scoreParts(g, seat).reduce((sum, [, n]) => sum + n, 0);

/** S15.2, Q16: workers and resources left; then cards in hand. */
const tieBreaks = ({ goods, hand }: Player): number[] => [
  goods.worker + goods.wood + goods.stone + goods.food,
  hand.length,
];

/** Does the player of a solo game have more locations than the virtual player has collected (S18.2, Q2)? */
const winsSolo = (g: Settlers): boolean => {
  const p = player(g, 0);
  return (SOLO_COUNTS_FACTION_LOCATIONS_ONLY ? factionLocations(p) : p.empire.length) > g.pile.length;
};

/** Seats with the highest of these lists of numbers, compared from the left. */
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
  const wins = winsSolo(g);
  return {
    winners: wins ? [0] : [],
    scores,
    details,
    actors: [{ actor: VIRTUAL, score: g.pile.length, wins: !wins }],
  };
}

/** After the last round (S15.1, S18.14). */
export function scoreHandler(g: Settlers): void {
  releaseAll(g);
  const result = standing(g);
  const ending: Ending = g.seats > 1 ? 'scored' : result.winners.length > 0 ? 'soloWon' : 'soloLost';
  if (g.seats === 1) {
    const n = result.scores[0] ?? 0;
    say(g, { k: 'title', seat: 0, n, what: titleOf(n) });
  }
  g.result = { ...result, ending };
  say(g, { k: 'over', what: ending });
}
