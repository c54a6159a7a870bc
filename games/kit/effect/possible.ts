import { copyMatch } from '../copy';
import type { Core, Refusal } from '../core';
import { asPrice } from './combinators/frames';
import type { Running } from './combinators/row';
import type { NodeFrame } from './run';
import type { Node, VerbNode } from './syntax';
import { Call, canPerform, whyNotPerform } from './verb';

/**
 * What could be done, asked before anything is. The frame that a node is asked with says who does it, with which card and how; it
 * may be that of the node round it, so that asking makes no copies.
 */

/** Is nothing unpayable at the head of this node? Prices (`frame.price`) must be payable throughout. */
export function possible(x: Running<unknown>, node: Node, frame: NodeFrame): boolean {
  if (node.kind !== 'verb') return node.does.possible(x, node, frame);
  return (!frame.price && !node.does.alwaysPrice?.(node.args)) || canPerform(x.g, node, frame);
}

/** Why a node that is not `possible` is not: what the first verb at its head lacks. */
export function whyNotPossible(x: Running<unknown>, node: Node, frame: NodeFrame): Refusal {
  if (node.kind === 'verb') return whyNotPerform(x.g, node, frame);
  const within = node.kind === 'step' && node.of.length > 1 ? asPrice(frame) : frame;
  const heads: readonly Part[] =
    node.kind === 'both' ? parts(node.of) : node.does.inside(node).map((part) => [part, []]);
  for (const [part, also] of heads) {
    const inner = jointly(within, also);
    if (!possible(x, part, inner)) return whyNotPossible(x, part, inner);
  }
  return { why: 'price', params: { card: frame.card, node: node.id } };
}

/** Could anything of this node be done at all, by the seat of the frame? */
export function happens(g: Core, node: Node, frame: NodeFrame): boolean {
  if (node.kind !== 'verb') return node.does.happens(g, node, frame);
  const verb = node.does;
  return verb.atAll ? verb.atAll(g, new Call(node, frame)) : canPerform(g, node, frame);
}

/** Why nothing of this node could be done: what each of its verbs lacks; empty where something could. */
export function whyNothing(g: Core, node: Node, frame: NodeFrame): Refusal[] {
  if (happens(g, node, frame)) return [];
  if (node.kind === 'verb') return [whyNotPerform(g, node, frame)];
  return node.does.inside(node).flatMap((part) => whyNothing(g, part, frame));
}

/** Copies of a position after each of several choices, made when they are asked for. */
export function* after<G extends Core, T>(
  g: G,
  choices: readonly T[],
  make: (copy: G, choice: T) => void,
): Iterable<G> {
  for (const choice of choices) {
    const copy = copyMatch(g);
    make(copy, choice);
    yield copy;
  }
}

/** The first verb that keeps a node from being done from beginning to end; null when nothing does. */
export function lacking(g: Core, node: Node, frame: NodeFrame): VerbNode | null {
  if (node.kind === 'verb') return canPerform(g, node, frame) ? null : node;
  return node.does.lacks?.(node, (part) => lacking(g, part, frame)) ?? null;
}

/** `MAY A > B`: could anything of B be done after A? Where that cannot be known beforehand, yes. */
export function canFollow(g: Core, a: Node, b: Node, frame: NodeFrame): boolean {
  if (isCertain(b)) return true;
  const [first, ...more] = parts(a.kind === 'both' ? a.of : [a]);
  if (!first || more.length > 0) return true;
  const [node, also] = first;
  if (node.kind !== 'verb') return true;
  const positions = node.does.outcomes?.(g, new Call(node, jointly(frame, also)));
  if (!positions) return true;
  for (const after of positions) if (happens(after, b, asPrice(frame))) return true;
  return false;
}

/** Does something of it happen at every position? A combinator does if one of its parts does; a step, if its first part does. */
function isCertain(node: Node): boolean {
  if (node.kind === 'verb') return !node.does.atAll && !node.does.can;
  return (node.kind === 'step' ? node.of.slice(0, 1) : node.does.inside(node)).some(isCertain);
}

/** A part of `A + B`, and the numbers of the other parts that are done together with it. */
type Part = readonly [part: Node, also: readonly number[]];

const PARTS = new WeakMap<readonly Node[], readonly Part[]>();

/** The parts of `A + B`; parts of one joint verb become one. */
export function parts(of: readonly Node[]): readonly Part[] {
  let known = PARTS.get(of);
  if (!known) PARTS.set(of, (known = joined(of)));
  return known;
}

function joined(of: readonly Node[]): readonly Part[] {
  const found: [Node, number[]][] = [];
  for (const node of of) {
    const joint = node.kind === 'verb' && node.does.joint;
    const twin = joint && found.find(([n]) => n.kind === 'verb' && n.verb === node.verb);
    if (twin) twin[1].push(node.id);
    else found.push([node, []]);
  }
  return found;
}

/** The frame of a part that is asked about together with others. */
export const jointly = (frame: NodeFrame, also: readonly number[]): NodeFrame =>
  also.length > 0 ? { ...frame, also } : frame;

/** The verb that asks for the targets of a node itself, if the node is one. */
export function chooser(node: Node): VerbNode | null {
  if (node.kind === 'block') return chooser(node.body);
  return node.kind === 'verb' && node.does.chooses?.(node.args) ? node : null;
}
