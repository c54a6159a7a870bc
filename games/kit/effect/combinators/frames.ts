import { push } from '../../agenda';
import type { Core } from '../../core';
import { currentEffect, type EffectFrame, type NodeFrame } from '../run';
import type { Node } from '../syntax';

/** Frames of nodes on their way. */

/** The frame of a node inside that of another. */
export const at = (f: NodeFrame, node: Node, more: Partial<NodeFrame> = {}): NodeFrame => ({
  op: 'node',
  card: f.card,
  node: node.id,
  seat: f.seat,
  self: f.self,
  ...(f.price ? { price: true as const } : {}),
  ...more,
});

/** What has been moved so far becomes "before". */
export function turnPage(f: EffectFrame): void {
  if (f.moved.length) {
    f.before = f.moved;
    f.moved = [];
  }
}

/** A new sentence begins. */
export function sentence(f: EffectFrame, node: Node): void {
  turnPage(f);
  if (node.kind !== 'unable') f.failed = [];
  f.ok = true;
}

/** One seat of the frame after the other does it. */
export function each(g: Core, f: NodeFrame, body: Node): void {
  const i = f.i ?? 0;
  const seat = f.seats?.[i];
  if (seat === undefined) return;
  f.i = i + 1;
  push(g, f);
  push(g, at(f, body, { seat }));
}

/** The sentence could not be done. */
export function giveUp(g: Core): void {
  currentEffect(g).ok = false;
}
