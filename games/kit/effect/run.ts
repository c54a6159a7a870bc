import { ask, nearest, picked, push } from '../agenda';
import type { ComponentId, Core, Frame, Seat } from '../core';
import type { Condition, Filter, Node, VerbNode } from './syntax';

/** Executes effect trees: the combinators are here, verbs and conditions come from the ruleset. */

/** A component moved by an effect, and whose it was or became. */
export type Moved = [id: ComponentId, seat: Seat];

/** The ability that is being resolved; the frames above it belong to it. */
export interface EffectFrame extends Frame {
  op: 'effect';
  /** Card and ability whose text it is. */
  card: ComponentId;
  ability: number;
  /** 'you'. */
  seat: Seat;
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
  also?: number[];
  seats?: Seat[];
}

/** What a verb knows when it is asked or run. */
export interface Call {
  node: VerbNode;
  seat: Seat;
  self: ComponentId;
  frame: NodeFrame;
}

export interface Verb<G extends Core> {
  /** Could it be done in full? Asked for prices; yes when absent. */
  can?(g: G, call: Call): boolean;
  run(g: G, call: Call): void;
  /** It asks for its targets itself, so that a MAY needs no question of its own. */
  chooses?(node: VerbNode): boolean;
  /** It is a price wherever it stands. */
  alwaysPrice?(node: VerbNode): boolean;
  /** Takes several targets in one question (`upTo(3: ...)`). */
  many?: true;
  /** Several of it in one `+` are one decision (payments). */
  joint?: true;
}

/** What the interpreter needs from a ruleset. */
export interface EffectRules<G extends Core> {
  nodeOf(card: ComponentId, node: number): Node;
  /** Cost and effect of an ability. */
  abilityOf(card: ComponentId, ability: number): { cost: Node | null; effect: Node };
  verbs: Readonly<Record<string, Verb<G>>>;
  holds(g: G, condition: Condition, at: { seat: Seat; self: ComponentId }): boolean;
  count(g: G, filter: Filter, at: { seat: Seat; self: ComponentId }): number;
  /** Adds a modifier with a limited life. */
  last(g: G, frame: NodeFrame, span: string): void;
  /** After the last sentence of an ability. */
  finished(g: G, effect: EffectFrame): void;
}

/** The effect that is being resolved. @throws Error outside of one. */
export function currentEffect<E extends EffectFrame = EffectFrame>(g: Core): E {
  const effect = nearest<E>(g, 'effect');
  if (!effect) throw new Error('no effect is being resolved');
  return effect;
}

/** Says that the current sentence was not done in full. */
export function fail(g: Core): void {
  currentEffect(g).ok = false;
}

/** Notes a component that the current sentence has moved. */
export function noteMoved(g: Core, id: ComponentId, seat: Seat): void {
  nearest<EffectFrame>(g, 'effect')?.moved.push([id, seat]);
}

/** What `moved` means now: what this sentence has moved, else the one before. */
export function movedNow(g: Core): readonly Moved[] {
  const effect = nearest<EffectFrame>(g, 'effect');
  if (!effect) return [];
  return effect.moved.length ? effect.moved : effect.before;
}

/** Starts an ability: it is resolved before everything on the agenda. */
export function startEffect<E extends EffectFrame>(
  g: Core, start: Pick<E, 'card' | 'ability' | 'seat' | 'self'> & Partial<E>,
): void {
  push(g, { op: 'effect', step: 0, ok: true, before: [], moved: [], failed: [], ignored: {}, ...start } as unknown as E);
}

/** Seats in turn order after `seat`, all or without it. */
export function seatsFrom(g: Core, seat: Seat, including: boolean): Seat[] {
  const all = Array.from({ length: g.seats }, (_, i) => (seat + i) % g.seats);
  return including ? all : all.slice(1);
}

/** Can the ability be used: are its price and the price at its head payable (R6.3)? */
export function usable<G extends Core>(g: G, rules: EffectRules<G>, at: { card: ComponentId; ability: number; seat: Seat; self: ComponentId }): boolean {
  const { cost, effect } = rules.abilityOf(at.card, at.ability);
  const frame: NodeFrame = { op: 'node', card: at.card, node: effect.id, seat: at.seat, self: at.self };
  return (!cost || possible(g, rules, cost, { ...frame, node: cost.id, price: true })) && possible(g, rules, effect, frame);
}

/** Is nothing unpayable at the head of this node? Prices (`frame.price`) must be payable throughout. */
export function possible<G extends Core>(g: G, rules: EffectRules<G>, node: Node, frame: NodeFrame): boolean {
  const inner = (n: Node, price = frame.price): boolean => possible(g, rules, n, { ...frame, node: n.id, price });
  switch (node.k) {
    case 'seq': return frame.price ? node.of.every((n) => inner(n)) : inner(node.of[0] as Node);
    case 'step': return node.may || inner(node.of[0] as Node, node.of.length > 1 ? true : frame.price);
    case 'both': return parts(rules, node.of).every(([n, also]) => n.k === 'verb'
      ? verbPossible(g, rules, n, { ...frame, node: n.id, also }) : inner(n));
    case 'block': case 'times': case 'forEach': return inner(node.body);
    case 'choose': return node.of.some((n) => inner(n));
    case 'if': {
      if (rules.holds(g, node.when, frame)) return inner(node.body);
      return node.otherwise ? inner(node.otherwise) : true;
    }
    case 'verb': return verbPossible(g, rules, node, frame);
    default: return true;
  }
}

function verbPossible<G extends Core>(g: G, rules: EffectRules<G>, node: VerbNode, frame: NodeFrame): boolean {
  const verb = rules.verbs[node.verb];
  if (!verb) throw new Error(`no verb ${node.verb}`);
  if (!frame.price && !verb.alwaysPrice?.(node)) return true;
  return verb.can?.(g, { node, seat: frame.seat, self: frame.self, frame }) ?? true;
}

/** The parts of `A + B`; parts of one joint verb become one. */
function parts<G extends Core>(rules: EffectRules<G>, of: readonly Node[]): [Node, number[]][] {
  const found: [Node, number[]][] = [];
  for (const node of of) {
    const joint = node.k === 'verb' && rules.verbs[node.verb]?.joint;
    const twin = joint && found.find(([n]) => n.k === 'verb' && n.verb === node.verb);
    if (twin) twin[1].push(node.id);
    else found.push([node, []]);
  }
  return found;
}

/** Agenda handlers of the frames `effect` and `node`. */
export function effectHandlers<G extends Core>(rules: EffectRules<G>) {
  const at = (f: NodeFrame, node: Node, more: Partial<NodeFrame> = {}): NodeFrame =>
    ({ op: 'node', card: f.card, node: node.id, seat: f.seat, self: f.self, ...(f.price ? { price: true as const } : {}), ...more });

  function effect(g: G, f: EffectFrame): void {
    const { cost, effect: body } = rules.abilityOf(f.card, f.ability);
    const frame: NodeFrame = { op: 'node', card: f.card, node: 0, seat: f.seat, self: f.self };
    // A price that could not be paid ends it (R6.3).
    if (f.step === 2 || (f.step === 1 && !f.ok)) { rules.finished(g, f); return; }
    const first = f.step === 0 && cost !== null;
    f.step = first ? 1 : 2;
    push(g, f);
    sentence(f, first ? cost : body);
    push(g, first ? at(frame, cost, { price: true }) : at(frame, body, { top: true }));
  }

  /** What has been moved so far becomes "before". */
  function turnPage(f: EffectFrame): void {
    if (f.moved.length) { f.before = f.moved; f.moved = []; }
  }

  /** A new sentence begins. */
  function sentence(f: EffectFrame, node: Node): void {
    turnPage(f);
    if (node.k !== 'unable') f.failed = [];
    f.ok = true;
  }

  function node(g: G, f: NodeFrame): void {
    const n = rules.nodeOf(f.card, f.node);
    const i = f.i ?? 0;
    switch (n.k) {
      case 'seq': {
        const child = n.of[i];
        if (!child) return;
        f.i = i + 1;
        if (f.top) sentence(currentEffect(g), child);
        push(g, f);
        push(g, at(f, child, f.top ? { top: true } : {}));
        return;
      }
      case 'step': return step(g, f, n.of, n.may);
      case 'both': {
        const part = parts(rules, n.of)[i];
        if (!part) return;
        f.i = i + 1;
        push(g, f);
        push(g, at(f, part[0], part[1].length ? { also: part[1] } : {}));
        return;
      }
      case 'block': push(g, at(f, n.body)); return;
      case 'choose': return choose(g, f, n.of, n.any);
      case 'if': {
        const body = rules.holds(g, n.when, f) ? n.body : n.otherwise;
        if (body) push(g, at(f, body));
        return;
      }
      case 'times': return times(g, f, n.n === 'all' ? 99 : n.n, n.upTo, n.body);
      case 'forEach': {
        f.times ??= rules.count(g, n.of, f);
        return times(g, f, f.times, false, n.body);
      }
      case 'who': {
        const e = currentEffect(g);
        f.seats ??= n.who === 'owner' ? [e.seat]
          : seatsFrom(g, e.seat, n.who === 'allPlayers').filter((s) => !e.ignored[s]?.includes(n.id));
        return each(g, f, n.body);
      }
      case 'unable': {
        f.seats ??= [...currentEffect(g).failed];
        return each(g, f, n.body);
      }
      case 'while': rules.last(g, f, n.span); return;
      // Started by the rule that it replaces.
      case 'insteadOf': push(g, at(f, n.body)); return;
      case 'verb': {
        const verb = rules.verbs[n.verb];
        if (!verb) throw new Error(`no verb ${n.verb}`);
        verb.run(g, { node: n, seat: f.seat, self: f.self, frame: f });
      }
    }
  }

  function each(g: G, f: NodeFrame, body: Node): void {
    const i = f.i ?? 0;
    const seat = f.seats?.[i];
    if (seat === undefined) return;
    f.i = i + 1;
    push(g, f);
    push(g, at(f, body, { seat }));
  }

  /** The node that asks for the targets of `node`, if it is one verb that does so itself. */
  function chooser(n: Node): Verb<G> | null {
    if (n.k === 'block') return chooser(n.body);
    const verb = n.k === 'verb' ? rules.verbs[n.verb] : undefined;
    return verb && n.k === 'verb' && verb.chooses?.(n) ? verb : null;
  }

  function step(g: G, f: NodeFrame, of: readonly Node[], may: boolean): void {
    const i = f.i ?? 0;
    const e = currentEffect(g);
    const head = of[0] as Node;
    const priced = of.length > 1 || may ? { price: true as const } : {};
    if (i === 0) {
      e.ok = true;
      if ((may || of.length > 1) && !possible(g, rules, head, at(f, head, priced))) { e.ok = false; return; }
      if (may && !chooser(head) && !(e.willing && f.top)) {
        const answer = picked(f, f.seat);
        if (!answer) return ask(g, f, { seat: f.seat, stage: 'answer', ask: 'may', card: f.card, node: f.node, options: ['yes', 'no'] });
        if (answer[0] === 'no') { e.ok = false; return; }
      }
    } else if (!e.ok) return;
    const part = of[i];
    if (!part) return;
    if (i > 0) turnPage(e);
    f.i = i + 1;
    push(g, f);
    push(g, at(f, part, i === 0 ? { ...priced, ...(may && chooser(head) ? { may: true as const } : {}) } : {}));
  }

  function choose(g: G, f: NodeFrame, of: readonly Node[], any: boolean): void {
    const picks = picked(f, f.seat);
    if (!picks) {
      const options = of.flatMap((branch, i) => (possible(g, rules, branch, at(f, branch)) ? [`branch ${i}`] : []));
      if (options.length === 0) { currentEffect(g).ok = false; return; }
      return ask(g, f, { seat: f.seat, stage: 'answer', ask: any ? 'branches' : 'branch', card: f.card, node: f.node, options, max: any ? of.length : 1 });
    }
    for (const pick of [...picks].reverse()) push(g, at(f, of[Number(pick.slice(7))] as Node));
  }

  function times(g: G, f: NodeFrame, n: number, upTo: boolean, body: Node): void {
    const i = f.i ?? 0;
    const e = currentEffect(g);
    const verb = chooser(body);
    if (upTo && verb?.many) { push(g, at(f, body, { may: true, times: n })); return; }
    if (i >= n || (upTo && i > 0 && !e.ok)) return;
    if (upTo && !verb) {
      const answer = picked(f, f.seat);
      if (!answer) {
        if (!possible(g, rules, body, at(f, body))) return;
        return ask(g, f, { seat: f.seat, stage: 'answer', ask: 'again', card: f.card, node: f.node, params: { i, n }, options: ['again', 'stop'] });
      }
      if (answer[0] === 'stop') return;
    }
    f.i = i + 1;
    e.ok = true;
    push(g, f);
    push(g, at(f, body, upTo && verb ? { may: true } : {}));
  }

  return { effect, node };
}
