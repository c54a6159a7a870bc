import { push } from '../../kit/agenda';
import { copyMatch } from '../../kit/copy';
import type { ComponentId, Core, Option, Question, Refusal, Seat } from '../../kit/core';
import { EFFECT_OPTIONS } from '../../kit/effect/optionKinds';
import { whyNothing } from '../../kit/effect/possible';
import type { Node } from '../../kit/effect/syntax';
import { CARDS, cardOf, nodeOf } from '../lookup';
import { TURN_OPTIONS } from '../optionKinds';
import type { NewDawn } from '../state';
import { slotNumber } from './focus';
import { numberOf, player } from './select';

/** What is offered and would do nothing: a focus card has to be resolved in each turn, whatever it finds (C3.3). */

/** A focus card that an option has resolved, and the number with which it is; null for other options. */
function resolvedBy(g: NewDawn, q: Question, option: Option): { card: ComponentId; slot: number } | null {
  const move = q.stage === 'turn' ? TURN_OPTIONS.read(option) : null;
  if (move?.kind === 'focus') {
    const [at, card] = move.values;
    return { card, slot: slotNumber(g, q.seat, at) };
  }
  if (q.ask !== 'resolveOther' && q.ask !== 'resolveAlso') return null;
  const node = q.card === undefined || q.node === undefined ? undefined : nodeOf(q.card, q.node);
  if (CARDS.get(option)?.kind !== 'focus' || node?.kind !== 'verb') return null;
  const at = player(g, q.seat).row.indexOf(option) + 1;
  const slot = q.ask === 'resolveOther' ? slotNumber(g, q.seat, numberOf(node, 0), true) : slotNumber(g, q.seat, at);
  return { card: option, slot };
}

const nothingOf = (g: Core, seat: Seat, card: ComponentId, node: Node): Refusal[] =>
  whyNothing(g, node, { op: 'node', card, node: 0, seat, self: card });

/** Why an option that is offered would do nothing: what each of its parts lacks, once each; empty where something can be done. */
export function inVain(g: NewDawn, q: Question, option: Option): readonly Refusal[] {
  return once(reasons(g, q, option));
}

function reasons(g: NewDawn, q: Question, option: Option): Refusal[] {
  const resolved = resolvedBy(g, q, option);
  if (resolved) {
    const { card, slot } = resolved;
    const text = cardOf(card).abilities.find(({ timing }) => timing === 'focus');
    if (!text) return [];
    const then = copyMatch(g);
    push(then, { op: 'focus', seat: q.seat, card, at: player(g, q.seat).row.indexOf(card) + 1, slot });
    return nothingOf(then, q.seat, card, text.effect);
  }
  const branch = EFFECT_OPTIONS.readAs('branch', option);
  const node = q.card === undefined || q.node === undefined ? undefined : nodeOf(q.card, q.node);
  const part = branch && node?.kind === 'choose' ? node.of[branch[0]] : undefined;
  return part && q.card !== undefined ? nothingOf(g, q.seat, q.card, part) : [];
}

function once(refusals: readonly Refusal[]): Refusal[] {
  const found = new Map(refusals.map((each) => [JSON.stringify(each), each]));
  return [...found.values()];
}
