import {
  HIDDEN,
  type ComponentId,
  type Core,
  type GameEvent,
  type Option,
  type Question,
  type Refusal,
  type Seat,
} from '../core';
import { movedNow } from '../effect/run';
import { wordsIn } from '../effect/same';
import { inside, type Node, type VerbNode } from '../effect/syntax';
import type { CommonPhrase } from './common';
import type { Around, EffectWriter } from './effects';
import type { Nouns } from './nouns';
import type { Bending, Phrasebook, Slots } from './phrasebook';
import { capital, small, text, tidy } from './tokens';
import type { Token } from './words';

/** What a writer of a table's texts needs. */
export interface Writing<P extends string, N extends string> {
  book: Phrasebook<P | CommonPhrase, N>;
  writer: EffectWriter<P, N>;
  nouns: Nouns<P, N>;
  /** The name of a component as a token that opens it. */
  chip(id: string): Token;
  term(key: string): string;
}

/** The word by which effects mean what they have moved before. */
const MOVED_BEFORE = 'moved';

/** Words that say nothing. */
export const nothing: Bending = () => [];

/**
 * Writes what happens at the table: questions, options, log lines, refusals. A ruleset adds what its options mean and
 * which slots its phrases have.
 */
export abstract class TableWriter<G extends Core, P extends string, N extends string> {
  protected readonly book: Phrasebook<P | CommonPhrase, N>;
  protected readonly writer: EffectWriter<P, N>;
  protected readonly nouns: Nouns<P, N>;

  constructor(protected readonly writing: Writing<P, N>) {
    ({ book: this.book, writer: this.writer, nouns: this.nouns } = writing);
  }

  /** What one option means. */
  abstract option(g: G, q: Question, option: Option): Token[];
  /** Whether the id is that of a component. */
  protected abstract isComponent(id: string): boolean;
  /** The nodes of a component's effects, by number. */
  protected abstract nodes(card: string): ReadonlyMap<number, Node> | undefined;
  protected abstract askSlots(q: Question): Slots;
  /** @param g what is known of the match when it is read, which may be long after the event */
  protected abstract eventSlots(event: GameEvent, g: G): Slots;
  protected abstract refusalSlots(refusal: Refusal): Slots;
  /** The noun for cards that are not named. */
  protected abstract readonly unnamed: N;

  /**
   * The text of a question: what is asked, then the sentence of the card that asks, the cards that it means by "it", and then the
   * purpose.
   */
  question(g: G, q: Question): Token[] {
    const meant = this.#meant(g, q);
    const asked = meant.length > 0 ? [...this.#asked(q), text(': '), ...meant] : this.#asked(q);
    const purpose = this.purpose(g, q);
    return purpose.length > 0 ? [...asked, text(' – '), ...purpose] : asked;
  }

  /** The cards that the node which asks speaks of as those moved before: nothing else on the table tells which these are. */
  #meant(g: G, q: Question): readonly Token[] {
    const node = this.nodeOf(q);
    // Of a question that is only foreseen they are not known yet.
    if (!node || !meansMoved(node) || !g.questions.some(({ n }) => n === q.n)) return [];
    const ids = movedNow(g).flatMap(([id]) => (id === q.card || q.options.includes(id) ? [] : [id]));
    const known = [...new Set(ids)].filter((id) => this.isComponent(id));
    return known.length > 0 ? this.cardList(known)('') : [];
  }

  /** What is being paid for, where the question itself does not say so. */
  protected purpose(_g: G, _q: Question): Token[] {
    return [];
  }

  #asked(q: Question): Token[] {
    const key = `ask.${q.ask}`;
    const ask = this.book.bendComposed(key, this.askSlots(q));
    const isNamed = q.params?.['card'] === q.card && this.book.names(key, 'card');
    if (q.card === undefined || isNamed) return this.finished('ask', { ask });
    const card = this.card(q.card);
    const node = this.nodeOf(q);
    if (!node || this.isClear(q, node)) return this.finished('askCard', { ask, card });
    const why = q.min === 0 && node.kind === 'verb' ? this.offered(q, q.card, node) : this.sentences(node);
    return this.finished('askWhy', { ask, card, why });
  }

  /** What may be done, and what it is done for: whoever is asked must see what a refusal costs. */
  private offered(q: Question, card: string, node: VerbNode): Bending {
    const around = upTo(q, node);
    const step = [...(this.nodes(card)?.values() ?? [])].find(
      (each) => each.kind === 'step' && each.may && each.of[0] === node,
    );
    return step
      ? () => inOneLine(this.writer.lines(step, undefined, around))
      : () => this.writer.sentence(this.book.bend('may', { body: this.writer.clause(node, around) }));
  }

  /** What else an option means, besides what looking ahead finds; a sentence each. */
  later(_g: G, _q: Question, _option: Option): Token[][] {
    return [];
  }

  /** What picking nothing is called, where the catalogue has a name for it (`none.<ask>`). */
  none(q: Question): Token[] | null {
    return this.#named(`none.${q.ask}`);
  }

  /** What is to be chosen for a kind of action, where the catalogue says it (`armed.<kind>`). */
  armed(kind: string): Token[] | null {
    return this.#named(`armed.${kind}`);
  }

  /** How a component's points are counted, and what was counted; absent: they are printed on it. */
  counted(_g: G, _seat: Seat, _id: ComponentId): Token[] | null {
    return null;
  }

  #named(key: string): Token[] | null {
    return this.book.has(key) ? this.finished(key) : null;
  }

  event(g: G, event: GameEvent): Token[] {
    const { by, cards = [] } = event;
    const key = `event.${this.eventKey(event)}`;
    const line = this.book.bendComposed(key, this.eventSlots(event, g));
    const because = by !== undefined && !cards.includes(by) && !this.book.names(key, 'by');
    return because
      ? this.finished('eventBy', { event: line, card: this.card(by) })
      : this.finished('sentence', { body: line });
  }

  refusal(refusal: Refusal): Token[] {
    const reason = refusal.params?.reason;
    // The phrase of a reason that ended undo is complete.
    if (typeof reason === 'string' && this.book.has(`why.${reason}`)) return this.refusal({ why: reason });
    const { card, node, there } = refusal.params ?? {};
    const what = typeof card === 'string' && typeof node === 'number' ? this.node(card, node) : undefined;
    const body = what
      ? this.book.bend(typeof there === 'number' ? 'why.cannotOf' : 'why.cannot', {
          what: this.writer.clause(what),
          n: typeof there === 'number' ? there : 0,
        })
      : this.book.bendComposed(`why.${refusal.why}`, this.refusalSlots(refusal));
    return this.finished('sentence', { body });
  }

  /** Whether a question needs no sentence of the card. The options of a choice say by themselves what can be chosen. */
  protected isClear(_q: Question, node: Node): boolean {
    return node.kind === 'choose';
  }

  /** The key of an event's phrase, where the phrase depends on the event's fields. */
  protected eventKey(event: GameEvent): string {
    return event.k;
  }

  protected finished(key: P | CommonPhrase, slots: Slots = {}): Token[] {
    return this.finishedTokens(this.book.say(key, slots));
  }

  protected finishedTokens(tokens: readonly Token[]): Token[] {
    return capital(tidy(tokens), this.book.language);
  }

  protected card(id: string): Bending {
    return () => [id === HIDDEN ? text(this.book.word('hiddenCard')) : this.writing.chip(id)];
  }

  protected seat(seat: number | undefined): Bending {
    return seat === undefined ? nothing : () => [{ kind: 'seat', seat }];
  }

  /** Who does what an event tells, and to whom: seats, or actors without a seat. */
  protected people({ seat, actor, to, toActor }: GameEvent): { seat: Bending; to: Bending } {
    const either = (at: number | undefined, name: string | undefined): Bending =>
      name === undefined ? this.seat(at) : this.term(name);
    return { seat: either(seat, actor), to: either(to, toActor) };
  }

  /** A word for a heading or label, as part of a sentence. */
  protected term(key: string): Bending {
    return () => [text(small(this.writing.term(key), this.book.language))];
  }

  /** The names of cards. Cards that the reader may not see are only counted. */
  protected cardList(ids: readonly string[], n = 0): Bending {
    if (ids.length === 0) return this.nouns.some(n, this.unnamed);
    const known = ids.filter((id) => id !== HIDDEN).map((id) => this.card(id));
    const unknown = ids.length - known.length;
    return this.writer.join(unknown > 0 ? [...known, this.nouns.some(unknown, this.unnamed)] : known, 'and');
  }

  protected sentences(node: Node): Bending {
    return () => inOneLine(this.writer.lines(node));
  }

  protected node(card: string, node: number): Node | undefined {
    return this.nodes(card)?.get(node);
  }

  protected nodeOf(q: Question): Node | undefined {
    return q.card === undefined || q.node === undefined ? undefined : this.node(q.card, q.node);
  }

  /** The words of one alternative of the choice that asks. */
  protected branch(q: Question, index: number): Token[] {
    const node = this.nodeOf(q);
    const branch = node?.kind === 'choose' ? node.of[index] : undefined;
    return branch ? this.sentences(branch)('') : this.finishedTokens([text(String(index + 1))]);
  }

  /** An option that is one word, a component, or anything else without a phrase. */
  protected plainOption(option: Option): Token[] {
    if (option === HIDDEN || this.isComponent(option)) return this.finishedTokens(this.card(option)(''));
    const key = `option.${option}`;
    return this.book.has(key) ? this.finished(key) : this.finishedTokens(this.term(option)(''));
  }
}

/** Does a node begin with what was moved before it, whatever is chosen? */
function meansMoved(node: Node): boolean {
  if (node.kind === 'verb') return wordsIn(node).has(MOVED_BEFORE);
  const parts = inside(node);
  return parts.length > 0 && (node.kind === 'choose' ? parts : parts.slice(0, 1)).every(meansMoved);
}

/** The largest number that may be picked, where the verb alone says fewer. */
function upTo({ max }: Question, { args: [first] }: VerbNode): Around {
  const n = first?.n ?? 1;
  return typeof n === 'number' && max > n ? { upTo: max } : {};
}

/** Sentences joined to one line. */
export const inOneLine = (lines: readonly (readonly Token[])[]): Token[] =>
  lines.flatMap((line, i) => (i === 0 ? line : [text(' '), ...line]));
