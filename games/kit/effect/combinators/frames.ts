import { push } from '../../agenda';
import type { Core } from '../../core';
import { currentEffect, type EffectFrame, type NodeFrame } from '../run';
import type { Node } from '../syntax';

/** Frames of nodes on their way. */

/** The frame of a node inside that of another. */
export function at(f: NodeFrame, node: Node, more?: Partial<NodeFrame>): NodeFrame {
  const frame: NodeFrame = { op: 'node', card: f.card, node: node.id, seat: f.seat, self: f.self };
  if (f.price) frame.price = true;
  return more ? Object.assign(frame, more) : frame;
}

/** The frame of a node that is asked about as a price. */
export const asPrice = (f: NodeFrame): NodeFrame =>
  f.price ? f : { op: 'node', card: f.card, node: f.node, seat: f.seat, self: f.self, price: true };

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
