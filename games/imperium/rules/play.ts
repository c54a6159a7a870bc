import { push } from '../../kit/agenda';
import type { ComponentId, Frame, Refusal, Seat } from '../../kit/core';
import { say } from '../../kit/events';
import { cardOf } from '../lookup';
import type { Imperium } from '../state';
import { protect } from './attack';
import { startPlayEffects, whyNotUsable } from './effects';
import { holds, matches, modifiers, player } from './select';
import { fire } from './triggers';
import { intoPlay, isOpen, toDiscard, wayOf } from './zones';

/** Playing cards (R6). */

/** The state icon in force; a passive ability may remove it (`loseIcon`). */
function stateIcon(g: Imperium, seat: Seat, id: ComponentId): string | undefined {
  const icon = cardOf(id).facts.state;
  const lost =
    icon &&
    modifiers(g, seat, 'loseIcon').some(({ node }) => {
      const [state, what] = node.args;
      return (
        state?.what?.kind === 'word' &&
        state.what.word === icon &&
        what?.what &&
        matches(g, id, what.what, { seat, self: id })
      );
    });
  return lost ? undefined : icon;
}

/**
 * Does the state icon fit (R6.4)? An effect may ignore it for the card that it plays (Guennuvar) or for the next card
 * (Combs).
 */
function stateFits(g: Imperium, seat: Seat, id: ComponentId, ignored: readonly string[]): boolean {
  const icon = stateIcon(g, seat, id);
  if (!icon || icon === player(g, seat).state || ignored.includes(icon)) return true;
  return modifiers(g, seat, 'ignoreIcon').some(
    ({ node }) => node.args[0]?.what?.kind === 'word' && node.args[0].what.word === icon,
  );
}

/** Why the card cannot be played now, whatever the actions left; null when it can (R6.2–R6.4). */
export function whyNotPlay(g: Imperium, seat: Seat, id: ComponentId, ignored: readonly string[] = []): Refusal | null {
  const card = cardOf(id);
  if (card.unplayable) return { why: 'unplayable' };
  if (!stateFits(g, seat, id, ignored)) return { why: 'stateIcon', params: { state: card.facts.state ?? '' } };
  if (card.playIf && !holds(g, card.playIf, { seat, self: id })) return { why: 'playIf', params: { card: id } };
  for (const { timing, index } of card.abilities) {
    const lacks = timing === 'play' ? whyNotUsable(g, id, index, seat) : null;
    if (lacks) return lacks;
  }
  return null;
}

/** Is it played without an action token by its keyword (R6.6)? Each card once a turn (R15.6). */
export const isFree = (g: Imperium, seat: Seat, id: ComponentId): boolean =>
  (cardOf(id).freePlay || isAllowedFree(g, seat, id)) && !player(g, seat).freePlayed.includes(id);

/** `allow(freePlay(city/metropolis))` (Masonry). */
const isAllowedFree = (g: Imperium, seat: Seat, id: ComponentId): boolean =>
  modifiers(g, seat, 'allow').some(({ card, node }) => {
    const allowed = node.args[0]?.verb;
    const what = allowed?.verb === 'freePlay' ? allowed.args[0]?.what : undefined;
    return what !== undefined && matches(g, id, what, { seat, self: card });
  });

export interface PlayFrame extends Frame {
  op: 'play';
  seat: Seat;
  card: ComponentId;
  step: number;
  from: string;
}

/**
 * Puts the card into the play area and starts its play effect. Its action token has been paid. `freePlay`: by the
 * keyword.
 */
export function playCard(g: Imperium, seat: Seat, id: ComponentId, k: 'play' | 'freePlay'): void {
  const from = intoPlay(g, seat, id);
  say(g, {
    k,
    seat,
    cards: [id],
    ...wayOf(from, { zone: 'play', seat }),
    ...(isOpen(g, from) ? { what: from.zone === 'discard' ? 'discardPile' : from.zone } : {}),
  });
  // `next(...)` holds for one card only.
  g.lasting = g.lasting.filter((l) => !(l.seat === seat && l.span === 'next'));
  push(g, {
    op: 'play',
    seat,
    card: id,
    step: 0,
    from: from.zone === 'discard' ? 'discardPile' : from.zone,
  });
}

/**
 * Resolves a card that is played: protections from an attack, its effects, abilities that answer, then its new place
 * (R6.1).
 */
export function playHandler(g: Imperium, f: PlayFrame): void {
  const step = f.step++;
  if (step === 0) {
    push(g, f);
    if (cardOf(f.card).attack) protect(g, f.seat, f.card);
    else startPlayEffects(g, f.seat, f.card, {});
  } else if (step === 1) {
    push(g, f);
    fire(g, f.seat, { name: 'onPlay', card: f.card });
    fire(g, f.seat, { name: 'onPlayFrom', card: f.card, from: f.from });
  } else if (player(g, f.seat).play.includes(f.card) && !cardOf(f.card).pinned) {
    toDiscard(g, f.seat, f.card, null);
  }
}
