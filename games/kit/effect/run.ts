import { push } from '../agenda';
import type { Actor, ComponentId, Core, Frame, Seat } from '../core';
import type { Node } from './syntax';

/** Effects on their way: what is being resolved, and the frames that combinators and verbs are run with. */

/** A component moved by an effect, and whose it was or became. */
export type Moved = [id: ComponentId, seat: Seat];

/** The ability that is being resolved; the frames above it belong to it. */
export interface EffectFrame extends Frame {
  op: 'effect';
  /** Card and ability whose text it is. */
  card: ComponentId;
  ability: number;
  /** 'you': who decides. */
  seat: Seat;
  /** On whose behalf, where that is nobody at a seat. */
  actor?: Actor;
  /** 'this': the card itself, or one that borrows the ability. */
  self: ComponentId;
  /** 0: the cost comes next, 1: the effect, 2: done. */
  step: number;
  /** The sentence (or the part left of `>`) was done in full. */
  ok: boolean;
  /** What the sentence before moved, and what this one has moved so far. */
  before: Moved[];
  moved: Moved[];
  /** Who could not meet the sentence before in full. */
  failed: Seat[];
  /** Parts (numbers of nodes) that leave a player alone. */
  ignored: Record<Seat, number[]>;
  /** The player has already said yes to a MAY that opens the effect. */
  willing?: true;
}

/** One node on its way: `i` counts what is done of it. */
export interface NodeFrame extends Frame {
  op: 'node';
  card: ComponentId;
  node: number;
  seat: Seat;
  self: ComponentId;
  i?: number;
  /** Under a cost or left of `>`: in full or not at all. */
  price?: true;
  /** The choice of targets may be declined (a MAY stood before it). */
  may?: true;
  /** Outermost node of the ability: its parts are sentences. */
  top?: true;
  /** How many times a verb that takes several at once may be done (`upTo`). */
  times?: number;
  /** Other parts of the same verb that are done together with this one. */
  also?: readonly number[];
  seats?: Seat[];
}

/** From whose side an effect is read: 'you' and 'this'. */
export interface Viewpoint {
  seat: Seat;
  self: ComponentId;
}

/** What the interpreter needs from a ruleset; what single combinators need besides stands in their rows. */
export interface EffectRules<G extends Core> {
  nodeOf(card: ComponentId, node: number): Node;
  /** Cost and effect of an ability. */
  abilityOf(card: ComponentId, ability: number): { cost: Node | null; effect: Node };
  /** After the last sentence of an ability. */
  finished(g: G, effect: EffectFrame): void;
}

/** The effect that is being resolved, as the ruleset has it. */
const effectOf = <F extends Frame>(g: { agenda: F[] }): (F & EffectFrame) | undefined =>
  g.agenda.findLast((frame): frame is F & EffectFrame => frame.op === 'effect');

/** The effect that is being resolved. @throws Error outside of one. */
export function currentEffect<F extends Frame>(g: { agenda: F[] }): F & EffectFrame {
  const effect = effectOf(g);
  if (!effect) throw new Error('no effect is being resolved');
  return effect;
}

/** Says that the current sentence was not done in full. */
export function fail(g: Core): void {
  currentEffect(g).ok = false;
}

/** Notes a component that the current sentence has moved. */
export function noteMoved(g: Core, id: ComponentId, seat: Seat): void {
  effectOf(g)?.moved.push([id, seat]);
}

/** What `moved` means now: what this sentence has moved, else the one before. */
export function movedNow(g: Core): readonly Moved[] {
  const effect = effectOf(g);
  if (!effect) return [];
  return effect.moved.length ? effect.moved : effect.before;
}

/** Starts an ability: it is resolved before everything on the agenda. */
export function startEffect<F extends Frame>(
  g: { agenda: F[] },
  start: NoInfer<
    Pick<F & EffectFrame, 'card' | 'ability' | 'seat' | 'self'> &
      Partial<EffectFrame> &
      Partial<Omit<F, keyof EffectFrame>>
  >,
): void {
  const started: EffectFrame = {
    op: 'effect',
    step: 0,
    ok: true,
    before: [],
    moved: [],
    failed: [],
    ignored: {},
    ...start,
  };
  push(g, started as F & EffectFrame);
}

/** Seats in turn order after `seat`, all or without it. */
export function seatsFrom(g: Core, seat: Seat, including: boolean): Seat[] {
  const seats: Seat[] = [];
  for (let i = including ? 0 : 1; i < g.seats; i++) seats.push((seat + i) % g.seats);
  return seats;
}
