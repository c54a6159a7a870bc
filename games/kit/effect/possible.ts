import { copyMatch } from '../copy';
import type { Core } from '../core';
import type { Running } from './combinators/row';
import type { NodeFrame } from './run';
import type { Node, VerbNode } from './syntax';
import { Call, canPerform } from './verb';

/** What could be done, asked before anything is. */

/** Is nothing unpayable at the head of this node? Prices (`frame.price`) must be payable throughout. */
export function possible(x: Running<unknown>, node: Node, frame: NodeFrame): boolean {
  if (node.kind !== 'verb') return node.does.possible(x, node, frame);
  return (!frame.price && !node.does.alwaysPrice?.(node.args)) || canPerform(x.g, node, frame);
}

/** Could anything of this node be done at all, by the seat of the frame? */
export function happens(g: Core, node: Node, frame: NodeFrame): boolean {
  if (node.kind !== 'verb') return node.does.happens(g, node, frame);
  const verb = node.does;
  return verb.atAll ? verb.atAll(g, new Call(node, frame)) : canPerform(g, node, frame);
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
  if (node.kind === 'verb') return canPerform(g, node, { ...frame, node: node.id }) ? null : node;
  return node.does.lacks?.(node, (part) => lacking(g, part, frame)) ?? null;
}

/** `MAY A > B`: could anything of B be done after A? Where that cannot be known beforehand, yes. */
export function canFollow(g: Core, a: Node, b: Node, frame: NodeFrame): boolean {
  if (isCertain(b)) return true;
  const [first, ...more] = parts(a.kind === 'both' ? a.of : [a]);
  if (!first || more.length > 0) return true;
  const [node, also] = first;
  if (node.kind !== 'verb') return true;
  const positions = node.does.outcomes?.(g, new Call(node, { ...frame, node: node.id, also }));
  if (!positions) return true;
  for (const after of positions) if (happens(after, b, { ...frame, node: b.id, price: true })) return true;
  return false;
}

/** Does it happen at any position? What is inside of a combinator makes it happen; of a step, its first part. */
function isCertain(node: Node): boolean {
  if (node.kind === 'verb') return !node.does.atAll && !node.does.can;
  return (node.kind === 'step' ? node.of.slice(0, 1) : node.does.inside(node)).some(isCertain);
}

/** The parts of `A + B`; parts of one joint verb become one. */
export function parts(of: readonly Node[]): [Node, number[]][] {
  const found: [Node, number[]][] = [];
  for (const node of of) {
    const joint = node.kind === 'verb' && node.does.joint;
    const twin = joint && found.find(([n]) => n.kind === 'verb' && n.verb === node.verb);
    if (twin) twin[1].push(node.id);
    else found.push([node, []]);
  }
  return found;
}

/** The verb that asks for the targets of a node itself, if the node is one. */
export function chooser(node: Node): VerbNode | null {
  if (node.kind === 'block') return chooser(node.body);
  return node.kind === 'verb' && node.does.chooses?.(node.args) ? node : null;
}
