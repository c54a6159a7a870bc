import type { Seat } from '../../kit/core';
import { say } from '../../kit/events';
import type { Ending, Imperium } from '../state';

/** Triggers scoring (R10.1); further triggers change nothing (R10.2). */
export function triggerScoring(g: Imperium, seat: Seat | null, by: Exclude<Ending, 'collapse'>): void {
  if (g.ending) return;
  g.ending = { by, final: false };
  say(g, { k: 'scoring', ...(seat === null ? {} : { seat }), what: by });
}

/** The unrest pile holds no card: collapse, at once and over everything else (R10.3). */
export function triggerCollapseIfEmpty(g: Imperium): void {
  if (g.unrest.length > 0 || g.ending?.by === 'collapse') return;
  g.ending = { by: 'collapse', final: true };
  say(g, { k: 'collapse' });
}

/** The main deck is empty after an effect (R10.1a, R12.5, R18.8). */
export function testMainDeck(g: Imperium): void {
  if (g.main.length === 0) triggerScoring(g, null, 'mainDeck');
}
