import { ask, picked, push } from '../../kit/agenda';
import type { ComponentId, Frame, Option, Seat } from '../../kit/core';
import { usable } from '../../kit/effect/interpreter';
import { startEffect } from '../../kit/effect/run';
import { say } from '../../kit/events';
import { SLOTS } from '../components';
import { TEXT } from '../optionKinds';
import { abilityOf, cardOf } from '../lookup';
import type { NewDawn } from '../state';
import { isIdle, newDawnEffects } from './effects';
import { RAISES_AS_IF } from './open';
import { isInSlot5, modifiers, numberOf, player, textsOf } from './select';

/** Resolving focus cards, resetting them, and what may follow (C3.3–C3.7). */

export interface FocusFrame extends Frame {
  op: 'focus';
  seat: Seat;
  card: ComponentId;
  /** The slot in which it lies, and the number with which it is resolved (C3.4, C3.6). */
  at: number;
  slot: number;
  /** It is not reset, because it is resolved again or beside the turn's own card (C17). */
  stays?: true;
  resolved?: true;
  /** Movement that trade tokens have given every caravan, and what is left of movement to be divided (C10.2). */
  bonus?: number;
  purse?: number;
  /** Where caravans stand that have moved. */
  moved?: string[];
  /** Attacks made (Mass Production), and the city just built (Urbanization). */
  attacks?: number;
  city?: string;
}

/** The texts that may be used after a focus card was reset. */
export interface AfterFrame extends Frame {
  op: 'after';
  seat: Seat;
  /** The card that was reset: the one that was resolved, or its replacement (C9.1). */
  card: ComponentId;
  /** The slot in which the card was resolved. */
  slot: number;
}

/** The number with which a card in a slot is resolved (C3.6). `asIf`: the card is only treated as being there. */
export function slotNumber(g: NewDawn, seat: Seat, slot: number, asIf = false): number {
  if (asIf && !RAISES_AS_IF) return slot;
  const raise = slot <= 2 ? modifiers(g, seat, 'raise').reduce((n, { node }) => n + numberOf(node, 0), 0) : 0;
  return Math.min(SLOTS, slot + raise);
}

/** Resolves a card of the row. @param asIf the slot in which it is treated as being; it is not reset then */
export function startFocus(
  g: NewDawn,
  seat: Seat,
  card: ComponentId,
  { asIf, stays }: { asIf?: number; stays: boolean },
): void {
  const at = player(g, seat).row.indexOf(card) + 1;
  const slot = asIf === undefined ? slotNumber(g, seat, at) : slotNumber(g, seat, asIf, true);
  push(g, { op: 'focus', seat, card, at, slot, ...(stays ? { stays } : {}) });
  say(g, { k: 'focus', seat, cards: [card], n: slot });
}

/** Carries out the texts of a focus card, then resets it (C3.3–C3.7). */
export function focusHandler(g: NewDawn, f: FocusFrame): void {
  const { seat, card } = f;
  if (!f.resolved) {
    f.resolved = true;
    push(g, f);
    const ability = cardOf(card).abilities.findIndex(({ timing }) => timing === 'focus');
    return startEffect(g, { card, ability, seat, self: card });
  }
  if (f.stays) return;
  // Cards in lower slots move one slot right (C3.3). The card may have been replaced meanwhile (C9.1).
  const { row } = player(g, seat);
  const [reset] = row.splice(f.at - 1, 1);
  if (reset === undefined) return;
  row.unshift(reset);
  say(g, { k: 'reset', seat, cards: [reset] });
  push(g, { op: 'after', seat, card: reset, slot: isInSlot5(f) ? SLOTS : f.at });
}

/** The texts of a timing that can be used now. */
export function usableTexts(
  g: NewDawn,
  seat: Seat,
  timing: 'start' | 'reset',
  cards: readonly ComponentId[],
): Option[] {
  return cards.flatMap((card) =>
    g.used.includes(card)
      ? []
      : cardOf(card).abilities.flatMap((ability) =>
          ability.timing === timing &&
          !isIdle(g, ability) &&
          usable(g, newDawnEffects, { seat, self: card, card, ability: ability.index })
            ? [TEXT.of(card, ability.index)]
            : [],
        ),
  );
}

/** Carries out a text that works once in a turn (C16.17). */
export function useText(g: NewDawn, seat: Seat, card: ComponentId, index: number): void {
  g.used.push(card);
  say(g, { k: 'uses', seat, by: card });
  startEffect(g, { card, ability: abilityOf(card, index).index, seat, self: card });
}

/** Offers the texts that work after a reset, one after the other (C17). */
export function afterHandler(g: NewDawn, f: AfterFrame): void {
  const { seat } = f;
  const picks = picked(f, seat);
  if (picks?.[0] !== undefined) {
    const read = TEXT.read(picks[0]);
    if (!read) throw new Error(`no text ${picks[0]}`);
    push(g, f);
    return useText(g, seat, ...read);
  }
  if (picks) return;
  push(g, f);
  const options = usableTexts(g, seat, 'reset', [f.card, ...textsOf(g, seat)]);
  g.agenda.pop();
  if (options.length === 0) return;
  ask(g, f, { seat, stage: 'answer', ask: 'after', options, min: 0 });
}
