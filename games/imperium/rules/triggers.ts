import { ask, picked, push } from '../../kit/agenda';
import type { ComponentId, Frame, Option, Seat } from '../../kit/core';
import { say } from '../../kit/events';
import { startEffect, type EffectFrame } from '../../kit/effect/run';
import { walk, type Filter, type Trigger } from '../../kit/effect/syntax';
import type { Ability } from '../card';
import { cardOf } from '../lookup';
import { ANSWER_OPTIONS } from '../optionKinds';
import type { Imperium, ImperiumEffect } from '../state';
import { usable } from './effects';
import { inPlay, matches, player } from './select';

/** Abilities that answer to something that happens: passives by themselves, exhausts if the owner wants (R7.4). */

/** What has happened. */
export interface Happening {
  name: string;
  card?: ComponentId;
  suits?: readonly string[];
  from?: string;
  resource?: string;
  icons?: readonly string[];
  /** Amount, for the ability that answers. */
  n?: number;
}

export interface TriggersFrame extends Frame {
  op: 'triggers';
  seat: Seat;
  /** Abilities still to be resolved: card and index. */
  list: [ComponentId, number][];
  n?: number;
}

/** A player's abilities that answer to it: card and index. */
export function answers(g: Imperium, seat: Seat, what: Happening): [ComponentId, number][] {
  const list: [ComponentId, number][] = [];
  for (const id of inPlay(g, seat)) {
    for (const ability of cardOf(id).abilities) {
      if (
        (ability.timing === 'passive' || ability.timing === 'exhaust') &&
        ability.effect.kind !== 'insteadOf' &&
        ability.triggers.some((t) => answersTo(g, t, what, { seat, self: id }))
      )
        list.push([id, ability.index]);
    }
  }
  return list;
}

/** Puts the abilities that answer to it on the agenda. */
export function fire(g: Imperium, seat: Seat, what: Happening): void {
  const list = answers(g, seat, what);
  if (list.length) push(g, { op: 'triggers', seat, list, ...(what.n === undefined ? {} : { n: what.n }) });
}

function answersTo(g: Imperium, trigger: Trigger, what: Happening, at: { seat: Seat; self: ComponentId }): boolean {
  if (trigger.name !== what.name) return false;
  const filter = trigger.arg?.what;
  if (trigger.arg?.from?.kind === 'word' && trigger.arg.from.word !== what.from) return false;
  if (!filter) return true;
  if (what.icons)
    return trigger.host?.kind === 'word' && what.icons.includes(trigger.host.word) && isWord(filter, what.resource);
  if (what.resource) return isWord(filter, what.resource);
  if (what.suits) return filter.kind === 'word' && what.suits.includes(filter.word);
  if (trigger.host && !isWord(trigger.host, what.from)) return false;
  return what.card !== undefined && matches(g, what.card, filter, at);
}

const isWord = (filter: Filter, word: string | undefined): boolean => filter.kind === 'word' && filter.word === word;

/** May the player exhaust that card for that ability just now (R7.1, R7.4)? */
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

/** Moves an exhaust token from the state card onto the card and starts the ability. */
export function exhaust(
  g: Imperium,
  seat: Seat,
  id: ComponentId,
  ability: Ability,
  more: Partial<EffectFrame & ImperiumEffect> = {},
): void {
  const p = player(g, seat);
  p.exhausts--;
  p.exhausted.push(id);
  say(g, { k: 'exhaust', seat, cards: [id], n: 1, from: `exhaust ${seat}` });
  startEffect(g, { card: id, ability: ability.index, seat, self: id, ...more });
}

/** Has the ability nothing but fixed gains? Then its place in the order cannot matter. */
export function orderCannotMatter(ability: Ability): boolean {
  let only = ability.cost === null;
  walk(ability.effect, (n) => {
    if (n.kind === 'verb') only &&= n.verb === 'gain' && n.args.every((a) => !a.per);
    else only &&= n.kind === 'both' || n.kind === 'seq' || n.kind === 'block';
  });
  return only;
}

export function triggers(g: Imperium, f: TriggersFrame): void {
  f.list = f.list.filter(([id, index]) => stillThere(g, f.seat, id, index));
  const picks = picked(f, f.seat);
  if (picks?.length === 0) {
    f.list = f.list.filter(([id, index]) => cardOf(id).abilities[index]?.timing === 'passive');
  }
  const chosen = picks?.[0] ? f.list.find(([id, index]) => key(id, index) === picks[0]) : next(f);
  if (chosen) {
    f.list = f.list.filter((x) => x !== chosen);
    const [id, index] = chosen;
    const ability = cardOf(id).abilities[index] as Ability;
    if (f.list.length) push(g, f);
    const more = { willing: true as const, ...(f.n === undefined ? {} : { n: f.n }) };
    if (ability.timing === 'exhaust') exhaust(g, f.seat, id, ability, more);
    else
      startEffect(g, {
        card: id,
        ability: index,
        seat: f.seat,
        self: id,
        ...(f.n === undefined ? {} : { n: f.n }),
      });
    return;
  }
  if (f.list.length === 0) return;
  const mandatory = f.list.some(([id, index]) => cardOf(id).abilities[index]?.timing === 'passive');
  ask(g, f, {
    seat: f.seat,
    stage: 'answer',
    ask: mandatory ? 'order' : 'trigger',
    min: mandatory ? 1 : 0,
    options: f.list.map(([id, index]) => key(id, index)),
    ...(f.list.length === 1 ? { card: f.list[0]?.[0] } : {}),
  });
}

const key = (id: ComponentId, index: number): Option => ANSWER_OPTIONS.of('ability', id, index);

function stillThere(g: Imperium, seat: Seat, id: ComponentId, index: number): boolean {
  const ability = cardOf(id).abilities[index] as Ability;
  if (ability.timing === 'passive') return inPlay(g, seat).includes(id);
  // Not in an Innovate or Revolt turn, and not in clean-up, for which the kind of turn is taken back (R4.4–R4.6, R7.4).
  return g.turnKind === 'activate' && canExhaust(g, seat, id, ability);
}

/** The ability that comes next without asking: a passive whose order cannot matter, or one that is alone. */
function next(f: TriggersFrame): [ComponentId, number] | undefined {
  const passives = f.list.filter(([id, index]) => cardOf(id).abilities[index]?.timing === 'passive');
  const free = passives.find(([id, index]) => orderCannotMatter(cardOf(id).abilities[index] as Ability));
  return free ?? (passives.length === 1 && f.list.length === 1 ? passives[0] : undefined);
}
