import type { ComponentId, Seat } from '../../kit/core';
import { say } from '../../kit/events';
import { reactions, type Happening as Happened, type Ordering } from '../../kit/effect/reactions';
import { startEffect, type EffectFrame, type Viewpoint } from '../../kit/effect/run';
import { walk, type Trigger } from '../../kit/effect/syntax';
import type { Ability } from '../card';
import { abilityOf, cardOf } from '../lookup';
import { ANSWER_OPTIONS } from '../optionKinds';
import type { Imperium, ImperiumEffect } from '../state';
import { usable } from './effects';
import { inPlay, isWord, matches, player } from './select';

/**
 * Abilities that answer to something that happens. Passive ones work by themselves, exhausts if their owner wants
 * (R7.4).
 */

/** What has happened, with what triggers can ask about it. */
export interface Happening extends Happened {
  card?: ComponentId;
  suits?: readonly string[];
  from?: string;
  resource?: string;
  icons?: readonly string[];
}

function answersTo(g: Imperium, trigger: Trigger, what: Happening, at: Viewpoint): boolean {
  const filter = trigger.arg?.what;
  if (trigger.arg?.from?.kind === 'word' && trigger.arg.from.word !== what.from) return false;
  if (!filter) return true;
  if (what.icons)
    return (
      trigger.host?.kind === 'word' && what.icons.includes(trigger.host.word) && isWord(filter, what.resource ?? '')
    );
  if (what.resource) return isWord(filter, what.resource ?? '');
  if (what.suits) return filter.kind === 'word' && what.suits.includes(filter.word);
  if (trigger.host && !isWord(trigger.host, what.from ?? '')) return false;
  return what.card !== undefined && matches(g, what.card, filter, at);
}

/** May the player exhaust the card for the ability now (R7.1, R7.4)? */
export function canExhaust(g: Imperium, seat: Seat, id: ComponentId, ability: Ability): boolean {
  const p = player(g, seat);
  return (
    g.current === seat &&
    (g.turnKind === 'activate' || g.turnKind === null) &&
    (g.phase === 'round' || g.phase === 'finalRound') &&
    p.exhausts > 0 &&
    !p.exhausted.includes(id) &&
    inPlay(g, seat).includes(id) &&
    usable(g, id, ability.index, seat)
  );
}

/** Moves an exhaust token from the state card onto the card. */
export function layToken(g: Imperium, seat: Seat, id: ComponentId): void {
  const p = player(g, seat);
  p.exhausts--;
  p.exhausted.push(id);
  say(g, { k: 'exhaust', seat, cards: [id], n: 1, from: `exhaust ${seat}` });
}

/** Lays an exhaust token on the card and starts the ability. */
export function exhaust(
  g: Imperium,
  seat: Seat,
  id: ComponentId,
  ability: Ability,
  more: Partial<EffectFrame & ImperiumEffect> = {},
): void {
  layToken(g, seat, id);
  startEffect(g, { card: id, ability: ability.index, seat, self: id, ...more });
}

/** Does the ability do nothing but fixed gains, so that its place in the order cannot matter? */
export function orderCannotMatter(ability: Ability): boolean {
  let only = ability.cost === null;
  walk(ability.effect, (n) => {
    if (n.kind === 'verb') only &&= n.verb === 'gain' && n.args.every((a) => !a.per);
    else only &&= n.kind === 'both' || n.kind === 'seq' || n.kind === 'block';
  });
  return only;
}

/** How players order abilities that are due at the same moment. */
export const ORDERING: Ordering<Ability> = {
  option: (card, index) => ANSWER_OPTIONS.of('ability', card, index),
  isOptional: ({ timing }) => timing === 'exhaust',
  isOrderless: orderCannotMatter,
};

export const { answering, fire, triggers } = reactions<Imperium, Happening, Ability>({
  abilityOf,
  abilitiesOf: (card) => cardOf(card).abilities,
  cards: inPlay,
  reacts: ({ timing, effect }) => (timing === 'passive' || timing === 'exhaust') && effect.kind !== 'insteadOf',
  answers: answersTo,
  isThere: (g, seat, { card, ability }) =>
    ability.timing === 'passive'
      ? inPlay(g, seat).includes(card)
      : // Not in an Innovate or Revolt turn, and not in clean-up, for which the kind of turn is taken back (R4.4–R4.6, R7.4).
        g.turnKind === 'activate' && canExhaust(g, seat, card, ability),
  start(g, seat, { card, ability }, n) {
    const more = n === undefined ? {} : { n };
    if (ability.timing === 'exhaust') exhaust(g, seat, card, ability, { willing: true, ...more });
    else startEffect(g, { card, ability: ability.index, seat, self: card, ...more });
  },
  asks: ORDERING,
});
