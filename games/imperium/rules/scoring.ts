import { push } from '../../kit/agenda';
import { HIDDEN, type ComponentId, type Seat } from '../../kit/core';
import { say } from '../../kit/events';
import { startEffect } from '../../kit/effect/run';
import type { Points } from '../../kit/ruleset';
import type { Standing } from '../../kit/giveUp';
import { cardOf } from '../lookup';
import type { Imperium } from '../state';
import { ACTIVE_QUEST_SCORES, COLLAPSE_COUNTS_GARRISON } from './open';
import { activeQuests, count, holds, inPlay, player, sumPoints } from './select';

/** Scoring (R10.6–R10.11). */

/** Points of one card for its owner now (R1.6, R10.7). */
export function pointsOf(g: Imperium, seat: Seat, id: ComponentId): number {
  const { value } = cardOf(id);
  const at = { seat, self: id };
  switch (value.kind) {
    case 'none':
      return 0;
    case 'fixed':
      return value.points;
    case 'conditional':
      return value.cases.find((c) => holds(g, c.when, at))?.points ?? value.otherwise;
    case 'variable':
      return Math.min(value.max, sumPoints(g, value.points, at));
  }
}

/** What a card's variable value counts for its owner now, part by part (R1.6); empty for any other value. */
export function countsOf(g: Imperium, seat: Seat, id: ComponentId): number[] {
  const { value } = cardOf(id);
  return value.kind === 'variable' ? value.points.map(({ per }) => count(g, per.of, { seat, self: id })) : [];
}

/** The cards that score (R10.6), as far as the view shows them. */
export function scoringCards(g: Imperium, seat: Seat): ComponentId[] {
  const p = player(g, seat);
  return [
    ...inPlay(g, seat),
    ...Object.values(p.garrison)
      .flat()
      .filter((id) => ACTIVE_QUEST_SCORES || !activeQuests(g, seat).includes(id)),
    ...p.hand,
    ...p.deck,
    ...p.discard,
    ...p.history,
    ...p.sunken,
  ].filter((id) => id !== HIDDEN);
}

/** Unrest that counts on collapse (R10.10). */
export function unrestOf(g: Imperium, seat: Seat): number {
  const garrisoned = new Set(Object.values(player(g, seat).garrison).flat());
  return scoringCards(g, seat).filter(
    (id) => cardOf(id).suits.has('UNR') && (COLLAPSE_COUNTS_GARRISON || !garrisoned.has(id)),
  ).length;
}

/** The parts of a seat's score now: progress tokens, then cards with points. */
export function scoreDetails(g: Imperium, seat: Seat): [string, number][] {
  const cards = scoringCards(g, seat).map((id): [string, number] => [id, pointsOf(g, seat, id)]);
  return [['progress', player(g, seat).progress], ...cards.filter(([, points]) => points !== 0)];
}

/** A seat's points as far as a view shows them. Null before nations are chosen. */
export function pointsSeen(g: Imperium, seat: Seat): Points | null {
  const p = player(g, seat);
  if (!p.nation || g.phase === 'nations') return null;
  return {
    n: scoreDetails(g, seat).reduce((sum, [, points]) => sum + points, 0),
    hidden: [p.hand, p.deck, p.history, p.sunken].flat().filter((id) => id === HIDDEN).length,
  };
}

/** Starts the end: cards that act before the winner is known (R10.11), then the result. */
export function scoringHandler(g: Imperium): void {
  g.phase = 'scoring';
  g.current = g.first;
  push(g, { op: 'result' });
  for (const seat of g.players.keys()) {
    for (const id of scoringCards(g, seat)) {
      for (const ability of cardOf(id).abilities) {
        if (ability.timing === 'endgame') startEffect(g, { card: id, ability: ability.index, seat, self: id });
      }
    }
  }
}

/** Scores and winners of the position (R10.9, R10.10). */
export function standing(g: Imperium): Standing {
  const details = g.players.map((_, seat) => scoreDetails(g, seat));
  const scores = details.map((list) => list.reduce((sum, [, points]) => sum + points, 0));
  const collapse = g.ending?.by === 'collapse';
  const unrest = g.players.map((_, seat) => unrestOf(g, seat));
  const fewest = Math.min(...unrest);
  const contends = (seat: Seat): boolean => !collapse || unrest[seat] === fewest;
  const best = Math.max(...scores.filter((_, seat) => contends(seat)));
  return {
    winners: [...g.players.keys()].filter((seat) => contends(seat) && scores[seat] === best),
    scores,
    details: details.map((list, seat) => (collapse ? [['unrest', unrest[seat] ?? 0], ...list] : list)),
  };
}

/** Sets the result of the match. */
export function resultHandler(g: Imperium): void {
  g.result = { ...standing(g), ending: g.ending?.by ?? 'mainDeck' };
  say(g, { k: 'over', what: g.result.ending });
}
