import { ask, picked, type Asking } from '../agenda';
import type { ComponentId, Core, Option, Refusal, Seat } from '../core';
import type { Around } from '../text/effects';
import type { Slots } from '../text/phrasebook';
import type { Args, ArgsOf, Signature } from './signature';
import type { NodeFrame } from './run';
import type { VerbNode } from './syntax';

/** What a verb is asked with and run with: its arguments, who does it, and the frame that waits for answers. */
export class Call<A extends Args = Args, Q extends string = string> {
  readonly seat: Seat;
  /** 'this': the card whose text it is, or one that borrows it. */
  readonly self: ComponentId;

  constructor(
    readonly node: VerbNode,
    readonly frame: NodeFrame,
  ) {
    this.seat = frame.seat;
    this.self = frame.self;
  }

  /** The arguments as the verb's signature promises them: the parser has compared them. */
  get args(): A {
    return this.node.args as Args as A;
  }

  /**
   * Asks who does it, and the verb is run again with the picks. Its sentence is shown with the question, unless another `card`
   * is what the question is about.
   */
  ask(g: Core, question: Q, asking: Omit<Asking, 'seat' | 'stage' | 'ask' | 'node'>): void {
    const { frame, node, seat } = this;
    const about = asking.card === undefined ? { card: frame.card, node: node.id } : {};
    ask(g, frame, { seat, stage: 'answer', ask: question, ...about, ...asking });
  }

  /** What was picked since it was asked; undefined when it has not been asked yet. */
  picked(): Option[] | undefined {
    return picked(this.frame, this.seat);
  }
}

interface Doing<G extends Core, A extends Args, Q extends string> {
  run(g: G, call: Call<A, Q>): void;
}

/** How a verb of the effect language is done. */
export interface Verb<G extends Core, A extends Args = Args, Q extends string = string> {
  readonly name: string;
  readonly args: Signature;
  /**
   * Does it. `'read'`: it is never done, the rules read it off the cards that they work by. `'planned'`: nobody has written
   * it yet; cards with it are parsed and worded and cannot be played.
   */
  readonly run: Doing<G, A, Q>['run'] | 'read' | 'planned';
  /** Could it be done in full? Asked for prices; yes when absent. */
  can?(g: G, call: Call<A, Q>): boolean;
  /** What is missing where it cannot be done in full; when absent, the refusal names the verb itself. */
  lacks?(g: G, call: Call<A, Q>): Refusal;
  /** Could anything of it be done at all? Asked of what need not be done in full; as `can` when absent. */
  atAll?(g: G, call: Call<A, Q>): boolean;
  /**
   * The positions it can lead to, one for each choice, made one by one: mostly the first tells enough. Absent or null where
   * chance or hidden things have a part in it.
   */
  outcomes?(g: G, call: Call<A, Q>): Iterable<G> | null;
  /** It asks for its targets itself, so that a MAY needs no question of its own. */
  chooses?(args: A): boolean;
  /** It is a price wherever it stands. */
  alwaysPrice?(args: A): boolean;
  /** Takes several targets in one question (`upTo(3: ...)`). */
  readonly many?: boolean;
  /** Several of it in one `+` are one decision (payments). */
  readonly joint?: boolean;
}

/** What the verbs of a ruleset work with, and what it wants to know of each besides. */
export interface VerbTerms {
  g: Core;
  /** Its writer of sentences. */
  says: unknown;
  /** The way its bots rank the options of a question. */
  ranking: unknown;
  /** Further members of a verb, above all what it is worth to a bot. They may name `this['args']`: the verb's arguments. */
  besides: unknown;
  args: Args;
}

/** A verb with its questions and its words. */
export interface WordedVerb<
  T extends VerbTerms,
  N extends string = string,
  A extends Args = Args,
  P extends string = string,
  Q extends string = string,
> extends Verb<T['g'], A, Q> {
  readonly name: N;
  /** Its questions, said by `ask.KEY`, and how a bot ranks what can be answered. */
  readonly asks: Readonly<Record<Q, T['ranking']>>;
  /** Keys of its phrases, `verb.KEY`; the first also stands for the verb where no card says more. */
  readonly phrases: readonly [P, ...P[]];
  /** Which of its phrases says these arguments; the first when absent. */
  phrase?(args: A, around: Around): P;
  /** Slots of its phrases beyond those that every verb's may name (the ruleset's words/writer.ts). */
  slots?(args: A, says: T['says']): Slots;
  /** Before `>` it finds what the rest is about; other verbs there are prices. */
  readonly finds?: boolean;
}

/** Everything that a verb of a ruleset is. */
export type VerbIn<
  T extends VerbTerms,
  N extends string = string,
  A extends Args = Args,
  P extends string = string,
  Q extends string = string,
> = WordedVerb<T, N, A, P, Q> & (T & { args: A })['besides'];

/** What has to be given of a verb: without `phrases` it has one that is called as itself, without `asks` it asks nothing. */
type Given<V extends { asks: unknown; phrases: unknown; args: unknown }, S extends Signature> = Omit<
  V,
  'args' | 'asks' | 'phrases'
> & { readonly args: S } & Partial<Pick<V, 'asks' | 'phrases'>>;

/**
 * How a ruleset makes its verbs. Its list of verbs is where the vocabulary, the keys of questions and phrases and the bots' tables
 * come from: the functions of a verb therefore name the types that they return, so that the compiler finds the keys without
 * looking into them.
 */
export type VerbMaker<T extends VerbTerms> = <
  const N extends string,
  const S extends Signature,
  const P extends string = N,
  const Q extends string = never,
>(
  given: Given<VerbIn<T, N, ArgsOf<S>, P, Q>, S>,
) => VerbIn<T, N, ArgsOf<S>, P, Q>;

/** Makes the verbs of a ruleset. The cast is safe: without `phrases` P is the name, without `asks` Q is never (the defaults). */
export const verbMaker = <T extends VerbTerms>(): VerbMaker<T> =>
  ((given: { name: string }) => ({ phrases: [given.name], asks: {}, ...given })) as unknown as VerbMaker<T>;

/** Keys of the questions that verbs of a list ask. */
export type AsksOf<V> = V extends { readonly asks: infer A } ? keyof A & string : never;
/** Keys of the phrases of a list of verbs. */
export type PhrasesOf<V> = V extends { readonly phrases: readonly (infer P extends string)[] } ? `verb.${P}` : never;

/** Does the verb that a node names. @throws Error for a verb that is not there to be done. */
export function perform(g: Core, node: VerbNode, frame: NodeFrame): void {
  const { run } = node.does;
  if (typeof run === 'string') throw new Error(`${node.verb} in ${frame.card} cannot be done: it is ${run}`);
  run(g, new Call(node, frame));
}

/** Why the verb that a node names cannot be done in full, where `canPerform` says so. */
export const whyNotPerform = (g: Core, node: VerbNode, frame: NodeFrame): Refusal =>
  node.does.lacks?.(g, new Call(node, frame)) ?? { why: 'price', params: { card: frame.card, node: node.id } };

/** Could the verb that a node names be done in full? */
export const canPerform = (g: Core, node: VerbNode, frame: NodeFrame): boolean =>
  node.does.can?.(g, new Call(node, frame)) ?? true;
