import type { ComponentId, Seat } from '../../kit/core';
import { say } from '../../kit/events';
import { cardOf } from '../lookup';
import type { Ending, Imperium } from '../state';
import { MAIN_DECK_TESTED_AFTER_EFFECT } from './open';

/** Cards that trigger scoring, by English name (R10.1c–f). */
const BY_CARD: Readonly<Record<string, Exclude<Ending, 'collapse'>>> = {
  'King of Kings': 'kingOfKings',
  'Harald Hardrada': 'haraldHardrada',
  Graal: 'graal',
  'Shangri-La': 'shangriLa',
};

/** Triggers scoring by a card. @throws Error for a card that does not trigger it */
export function triggeredBy(g: Imperium, seat: Seat, card: ComponentId): void {
  const by = BY_CARD[cardOf(card).facts.name.en];
  if (!by) throw new Error(`card ${card} does not trigger scoring`);
  triggerScoring(g, seat, by);
}

/** Triggers scoring (R10.1); further triggers change nothing (R10.2). */
export function triggerScoring(g: Imperium, seat: Seat | null, by: Exclude<Ending, 'collapse'>): void {
  if (g.ending) return;
  g.ending = { by, final: false };
  say(g, { k: 'scoring', ...(seat === null ? {} : { seat }), what: by });
}

/** Ends the match by collapse when the unrest pile is empty, at once and over everything else (R10.3). */
export function triggerCollapseIfEmpty(g: Imperium): void {
  if (g.unrest.length > 0 || g.ending?.by === 'collapse') return;
  g.ending = { by: 'collapse', final: true };
  say(g, { k: 'collapse' });
}

/** To be called after a card has left the main deck; R18.8 says when the empty deck is tested. */
export function mainDeckDrawn(g: Imperium): void {
  if (!MAIN_DECK_TESTED_AFTER_EFFECT) testMainDeck(g);
}

/** Triggers scoring when the main deck is empty (R10.1a, R12.5). */
export function testMainDeck(g: Imperium): void {
  if (g.main.length === 0) triggerScoring(g, null, 'mainDeck');
}
