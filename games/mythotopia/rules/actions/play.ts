import type { ComponentId, Option, Refusal, Seat } from '../../../kit/core';
import { say } from '../../../kit/events';
import { startEffect } from '../../../kit/effect/run';
import type { Ability } from '../../card';
import { cardOf, verbsOf } from '../../lookup';
import { TURN_OPTIONS } from '../../optionKinds';
import type { Mythotopia } from '../../state';
import { toDiscard } from '../cards';
import type { Chances } from '../chances';
import { isUsable, whyNotUsable } from '../effects';
import { shownVp } from '../tokens';

/** Cards played for their text alone: card actions except Build, free actions (M6.12, M10), and Patronage (M6.13). */

/** The text that playing the card carries out; none for Build, which has a move of its own. */
export const textOf = (id: ComponentId): Ability | undefined =>
  cardOf(id).abilities.find((a) => a.timing === 'free' || (a.timing === 'action' && verbsOf(id, 'build').length === 0));

/** Why the card cannot be played for its text; null when it can. */
export function whyNotPlayCard(c: Chances, id: ComponentId): Refusal | null {
  if (!c.cards.includes(id)) return { why: id === '' ? 'noCards' : 'notInHand' };
  const ability = textOf(id);
  if (!ability) {
    const [other] = cardOf(id).abilities;
    if (!other) return { why: 'noText' };
    if (other.timing === 'reserve') return { why: 'inReserveOnly' };
    return { why: other.timing === 'action' ? 'onlyToBuild' : 'onlyWithAction', params: { card: id } };
  }
  return whyNotUsable(c.g, c.seat, id, ability);
}

/** The cards that can be played now for a text of that timing. */
export function playCardOptions(c: Chances, timing: 'action' | 'free'): Option[] {
  const options: Option[] = [];
  for (const id of c.cards) {
    const text = textOf(id);
    if (text?.timing === timing && isUsable(c.g, c.seat, id, text)) options.push(TURN_OPTIONS.of('playCard', id));
  }
  return options;
}

/** Plays a card for its text. */
export function playCard(g: Mythotopia, seat: Seat, id: ComponentId): void {
  toDiscard(g, seat, [id], 'playing', ({ cards, from, into }) => ({ k: 'playCard', seat, cards, from, into }));
  startEffect(g, { card: id, ability: textOf(id)?.index ?? 0, seat, self: id });
}

export const PATRONAGE = 'patronage';
function patronageText(): Ability {
  const [text] = cardOf(PATRONAGE).abilities;
  if (!text) throw new Error('Patronage has no text');
  return text;
}

/** Why Patronage cannot be used; null when it can (M6.13). */
export function whyNotPatronage(c: Chances): Refusal | null {
  if (!shownVp(c.g, PATRONAGE)) return { why: 'noPatronage' };
  return whyNotUsable(c.g, c.seat, PATRONAGE, patronageText());
}

/** Carries out the text of Patronage (M6.13). */
export function patronage(g: Mythotopia, seat: Seat): void {
  say(g, { k: 'patronage', seat });
  startEffect(g, { card: PATRONAGE, ability: patronageText().index, seat, self: PATRONAGE });
}
