import type { Seat } from '../../kit/core';
import { MOVED, say } from '../../kit/events';
import { startEffect } from '../../kit/effect/run';
import { cardOf, otherSide } from '../lookup';
import type { Imperium } from '../state';
import { KINGS_ONCE_PER_PLAYER } from './open';
import { player } from './select';

/** Resolves King of Kings in place of a fame card when none is left face down (R13.1); once for each player (R15.2). */
export function resolveKings(g: Imperium, seat: Seat): void {
  const used = KINGS_ONCE_PER_PLAYER ? player(g, seat).kingOfKings : g.players.some((p) => p.kingOfKings);
  if (used) return;
  player(g, seat).kingOfKings = true;
  say(g, { k: 'kingOfKings', seat, cards: [g.kings] });
  startEffect(g, { card: g.kings, ability: 0, seat, self: g.kings });
}

/** Does King of Kings lie face up, so that resolving it ends the game (R13.1)? */
export const kingsAreUp = (g: Imperium): boolean => cardOf(g.kings).facts.side === 'A';

/** Turns King of Kings face down (R13.1). */
export function flipKings(g: Imperium): void {
  say(g, { k: MOVED, cards: [g.kings], from: 'kings' });
  g.kings = otherSide(g.kings);
  say(g, { k: MOVED, cards: [g.kings], into: 'kings' });
}
