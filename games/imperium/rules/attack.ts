import { askAll, picked, push } from '../../kit/agenda';
import type { ComponentId, Frame, Seat } from '../../kit/core';
import { startEffect } from '../../kit/effect/run';
import { NO, YES } from '../../kit/effect/optionKinds';
import { happens } from '../../kit/effect/possible';
import { inside, walk, type Node, type VerbNode } from '../../kit/effect/syntax';
import { sameNode } from '../../kit/effect/same';
import type { Ability } from '../card';
import { cardOf, nodeOf } from '../lookup';
import { PASS } from '../optionKinds';
import type { Imperium } from '../state';
import { startPlayEffects, usable } from './effects';
import { inPlay, isResource, named, others, player } from './select';
import { layToken } from './triggers';

/** Attacks and protection from them (R11.4, R16.5). */

/** An attack card that has been played. Protected players are asked before its effects start (R16.5). */
export interface AttackFrame extends Frame {
  op: 'attack';
  seat: Seat;
  card: ComponentId;
  step: number;
  /** Players who still have to choose a protection. */
  undecided: Seat[];
  /** The protecting cards that were chosen, by owner. */
  chosen: Record<Seat, ComponentId>;
  ignored: Record<Seat, number[]>;
}

/** The numbers of the nodes of an attack that touch other players. */
export function partsOf(card: ComponentId): number[] {
  const found: number[] = [];
  const visit = (node: Node): void => {
    if (node.kind === 'who' && node.who !== 'owner') {
      found.push(node.id);
      return;
    }
    if (node.kind === 'verb' && (node.verb === 'steal' || node.verb === 'give')) found.push(node.id);
    inside(node).forEach(visit);
  };
  for (const ability of cardOf(card).abilities) if (ability.timing === 'play') visit(ability.effect);
  return found;
}

/** Would that part of the attack change anything for the player now? */
function touches(g: Imperium, attacker: Seat, card: ComponentId, part: number, seat: Seat): boolean {
  const node = nodeOf(card, part);
  const frame = { op: 'node', card, node: part, self: card } as const;
  if (node.kind === 'who') return happens(g, node.body, { ...frame, seat });
  if (node.kind !== 'verb') return true;
  const { what, from } = node.args[0] ?? {};
  if (!named(g, { seat: attacker, self: card }, from).includes(seat)) return false;
  if (node.verb !== 'steal' || what?.kind !== 'word' || !isResource(what.word)) return true;
  // A player without anything to steal may have to pay instead.
  return player(g, seat)[what.word] > 0 || [...cardOf(card).nodes.values()].some((n) => n.kind === 'unable');
}

interface Protection {
  id: ComponentId;
  ability: Ability;
}

/** Does its wording leave no choice (Standing Army)? R18.14 gives a choice all the same. */
const isAutomatic = ({ ability }: Protection): boolean => !ability.optional;

/** Can its price be paid, also one that stands behind a MAY (Daochang)? */
const isPayable = (g: Imperium, seat: Seat, { id, ability: { index, effect } }: Protection): boolean =>
  usable(g, id, index, seat) && happens(g, effect, { op: 'node', card: id, node: effect.id, self: id, seat });

/** A seat's abilities that could keep off some part of the attack now (R11.4). */
function protections(g: Imperium, { seat: attacker, card }: AttackFrame, seat: Seat): Protection[] {
  const p = player(g, seat);
  const answering = inPlay(g, seat).flatMap((id) =>
    cardOf(id).abilities.flatMap((ability) =>
      ability.triggers.some((t) => t.name === 'onOpponentAttack') ? [{ id, ability }] : [],
    ),
  );
  if (answering.length === 0) return [];
  const touching = partsOf(card).filter((part) => touches(g, attacker, card, part, seat));
  return answering.filter(({ id, ability }) => {
    if (ability.timing === 'exhaust-any-turn' && (p.exhausts === 0 || p.exhausted.includes(id))) return false;
    const kept = ignorable(card, exceptionOf(ability));
    return kept.some((part) => touching.includes(part)) && isPayable(g, seat, { id, ability });
  });
}

/** Asks all protected players at once, then starts the attack's effects (R16.5). */
export function protect(g: Imperium, seat: Seat, card: ComponentId): void {
  const frame: AttackFrame = { op: 'attack', seat, card, step: 0, undecided: others(g, seat), chosen: {}, ignored: {} };
  frame.undecided = frame.undecided.filter((other) => protections(g, frame, other).length > 0);
  push(g, frame);
}

/**
 * Resolves an attack: protections are chosen, players who decline an automatic one confirm it (R18.14), then the
 * effects start.
 */
export function attackHandler(g: Imperium, f: AttackFrame): void {
  const asking = { stage: 'answer', card: f.card, params: { from: f.seat } };
  switch (f.step++) {
    case 0:
      return askAll(
        g,
        f,
        f.undecided.map((seat) => {
          const found = protections(g, f, seat);
          const automatic = found.some(isAutomatic);
          const options = [...found.map(({ id }) => id), ...(automatic ? [PASS] : [])];
          return { ...asking, seat, ask: 'protect', options, min: automatic ? 1 : 0 };
        }),
      );
    case 1: {
      const passed: Seat[] = [];
      for (const seat of f.undecided) {
        const id = picked(f, seat)?.[0];
        if (id === PASS) passed.push(seat);
        else if (id !== undefined) f.chosen[seat] = id;
      }
      f.undecided = passed;
      return askAll(
        g,
        f,
        passed.map((seat) => ({ ...asking, seat, ask: 'unprotected', options: [NO, YES] })),
      );
    }
    case 2:
      f.undecided = f.undecided.filter((seat) => picked(f, seat)?.[0] === NO);
      if (f.undecided.length > 0) f.step = 0;
      return push(g, f);
    case 3:
      push(g, f);
      for (const seat of others(g, f.seat).reverse()) {
        const chosen = protections(g, f, seat).find(({ id }) => id === f.chosen[seat]);
        if (chosen) startProtection(g, seat, chosen);
      }
      return;
    default:
      startPlayEffects(g, f.seat, f.card, f.ignored);
  }
}

function startProtection(g: Imperium, seat: Seat, { id, ability }: Protection): void {
  if (ability.timing === 'exhaust-any-turn') layToken(g, seat, id);
  startEffect(g, { card: id, ability: ability.index, seat, self: id, willing: true });
}

/** What a protection does not keep off: the `gain` in `ignoreAttack(effects not gain(1 progress))`. */
function exceptionOf(ability: Ability): VerbNode | undefined {
  let except: VerbNode | undefined;
  walk(ability.effect, (n) => {
    if (n.kind === 'verb' && n.verb === 'ignoreAttack') except = n.args[0]?.except;
  });
  return except;
}

/** The parts that may be ignored, without the exception (Standing Army: "not gain 1 progress"). */
export function ignorable(card: ComponentId, except: VerbNode | undefined): number[] {
  if (!except) return partsOf(card);
  return partsOf(card).filter((id) => {
    const nodes: Node[] = [];
    walk(nodeOf(card, id), (n) => nodes.push(n));
    return !nodes.some((n) => sameNode(n, except));
  });
}
