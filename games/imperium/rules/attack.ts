import { ask, askAll, nearest, picked, push } from '../../kit/agenda';
import type { ComponentId, Frame, Option, Seat } from '../../kit/core';
import { say } from '../../kit/events';
import { startEffect, type Verb } from '../../kit/effect/run';
import { inside, walk, type Node, type VerbNode } from '../../kit/effect/syntax';
import { printNode } from '../../kit/effect/print';
import type { Ability } from '../card';
import { cardOf } from '../catalogue';
import type { Imperium, ImperiumEffect } from '../state';
import { startPlayEffects, usable } from './effects';
import { PROTECTION_IS_CHOSEN } from './open';
import { inPlay, others, player } from './select';

/** Attacks and protection from them (R11.4, R16.5). */

/** An attack card that has been played: who is protected is asked before its effects start. */
export interface AttackFrame extends Frame {
  op: 'attack';
  seat: Seat;
  card: ComponentId;
  step: number;
  ignored: Record<Seat, number[]>;
}

/** Numbers of the parts of an attack that touch other players. */
export function partsOf(card: ComponentId): number[] {
  const found: number[] = [];
  const visit = (node: Node): void => {
    if (node.k === 'who' && node.who !== 'owner') { found.push(node.id); return; }
    if (node.k === 'verb' && (node.verb === 'steal' || node.verb === 'give')) found.push(node.id);
    inside(node).forEach(visit);
  };
  for (const ability of cardOf(card).abilities) if (ability.timing === 'play') visit(ability.effect);
  return found;
}

/** Abilities with which a seat may answer an attack now. */
function protections(g: Imperium, seat: Seat): { id: ComponentId; ability: Ability }[] {
  const p = player(g, seat);
  return inPlay(g, seat).flatMap((id) => cardOf(id).abilities.flatMap((ability) => {
    if (!ability.triggers.some((t) => t.name === 'onOpponentAttack')) return [];
    if (ability.timing === 'exhaust-any-turn' && (p.exhausts === 0 || p.exhausted.includes(id))) return [];
    return usable(g, id, ability.index, seat) ? [{ id, ability }] : [];
  }));
}

/** Asks everybody who is protected, all at once, then starts the attack's effects. */
export function protect(g: Imperium, seat: Seat, card: ComponentId): void {
  push<AttackFrame>(g, { op: 'attack', seat, card, step: 0, ignored: {} });
}

export function attackHandler(g: Imperium, f: AttackFrame): void {
  if (f.step === 0) {
    f.step = 1;
    const asked = partsOf(f.card).length === 0 ? [] : others(g, f.seat).filter((seat) => protections(g, seat).length > 0);
    return askAll(g, f, asked.map((seat) => ({
      seat, stage: 'answer', ask: 'protect', card: f.card, options: protections(g, seat).map(({ id }) => id), min: 0,
      params: { from: f.seat },
    })));
  }
  if (f.step === 1) {
    f.step = 2;
    push(g, f);
    for (const seat of others(g, f.seat).reverse()) {
      const id = picked(f, seat)?.[0];
      const chosen = protections(g, seat).find((p) => p.id === id);
      if (!chosen) continue;
      if (chosen.ability.timing === 'exhaust-any-turn') {
        const p = player(g, seat);
        p.exhausts--;
        p.exhausted.push(chosen.id);
        say(g, { k: 'exhaust', seat, cards: [chosen.id] });
      }
      startEffect<ImperiumEffect>(g, { card: chosen.id, ability: chosen.ability.index, seat, self: chosen.id, willing: true });
    }
    return;
  }
  startPlayEffects(g, f.seat, f.card, f.ignored);
}

/** The parts that may be ignored: not those that are excepted (Standing Army: "not gain 1 progress"). */
function ignorable(card: ComponentId, except: VerbNode | undefined): number[] {
  if (!except) return partsOf(card);
  const excepted = printNode(except);
  return partsOf(card).filter((id) => {
    const node = cardOf(card).nodes.get(id);
    let handsOut = false;
    if (node) walk(node, (n) => { handsOut ||= n.k === 'verb' && printNode(n) === excepted; });
    return !handsOut;
  });
}

/** R11.4, R18.14: all of the attack or, at own choice, part of it; "all" is offered first. */
export const ignoreAttack: Verb<Imperium> = {
  run(g, call) {
    const attack = nearest<AttackFrame>(g, 'attack');
    if (!attack) return;
    const parts = ignorable(attack.card, call.node.args[0]?.except);
    const picks = picked(call.frame, call.seat);
    if (!picks) {
      const options: Option[] = PROTECTION_IS_CHOSEN && parts.length > 1 ? ['all', ...parts.map((id) => `part ${id}`)] : parts.length ? ['all'] : [];
      return ask(g, call.frame, {
        seat: call.seat, stage: 'answer', ask: 'ignore', card: attack.card, options, min: 1, max: Math.max(1, parts.length - 1),
      });
    }
    const ignored = picks.includes('all') ? parts : picks.map((pick) => Number(pick.slice(5)));
    attack.ignored[call.seat] = ignored;
    if (ignored.length) say(g, { k: 'ignoreAttack', seat: call.seat, by: attack.card, what: ignored.length === parts.length ? 'all' : 'part' });
  },
};
