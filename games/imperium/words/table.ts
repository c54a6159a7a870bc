import type { GameEvent, Option, Question, Refusal } from '../../kit/core';
import { HIDDEN } from '../../kit/core';
import type { Node } from '../../kit/effect/syntax';
import type { Bending, Phrasebook, Slots } from '../../kit/text/phrasebook';
import { capital, text, tidy } from '../../kit/text/tokens';
import type { Token } from '../../kit/text/words';
import { RESOURCES } from '../card';
import { CARDS } from '../catalogue';
import type { Imperium } from '../state';
import type { CardWriter } from './cards';
import type { Noun, Phrase, Place } from './phrases';
import type { ImperiumWriter } from './writer';

const none: Bending = () => [];
/** Parameters of questions that name players. */
const SEATS: ReadonlySet<string> = new Set(['seat', 'to', 'from']);

/** Writes what happens at the table: questions, options, log lines, refusals. */
export class TableWriter {
  constructor(
    private readonly book: Phrasebook<Phrase, Noun | Place>,
    private readonly writer: ImperiumWriter,
    private readonly cards: CardWriter,
    private readonly cardToken: (id: string) => Token,
    private readonly term: (key: string) => string,
  ) {}

  /** What is asked; then, where a card asks, its sentence. */
  question(q: Question): Token[] {
    const ask = this.book.bend(`ask.${q.ask}` as Phrase, { ...this.params(q.params), count: this.count(q) });
    if (q.card === undefined) return this.finished('ask', { ask });
    const card = this.card(q.card);
    const node = this.nodeOf(q);
    // The options of a choice say themselves what can be chosen.
    if (!node || node.k === 'choose' || q.ask === 'lookOrder') return this.finished('askCard', { ask, card });
    const optional = q.min === 0 && node.k === 'verb';
    const why = optional
      ? (): Token[] => this.writer.sentence(this.book.bend('may', { body: this.writer.clause(node) }))
      : this.sentences(node);
    return this.finished('askWhy', { ask, card, why });
  }

  /** What one option means. */
  option(g: Imperium, q: Question, option: Option): Token[] {
    const [head = '', ...rest] = option.split(' ');
    const [arg = '', second = ''] = rest;
    const say = (key: Phrase, slots: Slots = {}): Token[] => this.finished(key, slots);
    switch (head) {
      case 'branch': return this.branch(q, Number(arg));
      case 'part': return this.part(q, Number(arg));
      case 'deck': return say('option.deck', { suit: this.suit(arg) });
      case 'reveal': return say('option.reveal', { suit: this.suit(arg) });
      case 'suit': return this.finishedTokens([text(this.term(arg))]);
      case 'pay': return this.payment(q, rest.map(Number));
      case 'chooseNation': return say('option.chooseNation', { card: this.card(arg), side: CARDS.get(arg)?.facts.side });
      case 'playCard': return say('option.playCard', { card: this.card(arg) });
      case 'exhaust': return say('option.exhaust', { card: this.card(arg) });
      case 'place': {
        const place = g.market[Number(arg)];
        return place?.card
          ? say('option.place', { n: Number(arg) + 1, card: this.card(place.card) })
          : say('option.placeEmpty', { n: Number(arg) + 1 });
      }
      case 'ability': return this.ability(arg, Number(second));
      default: return this.plainOption(option);
    }
  }

  event(event: GameEvent): Token[] {
    const { by, cards = [], n = 0, what = '' } = event;
    const key = `event.${event.k}` as Phrase;
    const [first] = cards;
    const line = this.book.bend(key, {
      n,
      kind: what,
      ...this.quantity(what, n),
      seat: this.seat(event.seat),
      to: this.seat(event.to),
      by: by === undefined ? undefined : this.card(by),
      cards: cards.length > 0 ? this.cardList(cards) : this.some('card', n),
      first: first === undefined ? undefined : this.card(first),
      side: first === undefined ? undefined : CARDS.get(first)?.facts.side,
    });
    const because = by !== undefined && !cards.includes(by) && !this.book.names(key, 'by');
    return because
      ? this.finished('eventBy', { event: line, card: this.card(by) }) : this.finished('sentence', { body: line });
  }

  refusal(refusal: Refusal): Token[] {
    const reason = refusal.params?.reason;
    // What ended undo says it all.
    if (typeof reason === 'string' && this.book.has(`why.${reason}`)) return this.refusal({ why: reason });
    return this.finished('sentence', { body: this.book.bend(`why.${refusal.why}` as Phrase, this.params(refusal.params)) });
  }

  private finished(key: Phrase, slots: Slots): Token[] {
    return this.finishedTokens(this.book.say(key, slots));
  }

  private finishedTokens(tokens: readonly Token[]): Token[] {
    return capital(tidy(tokens), this.book.language);
  }

  private card(id: string): Bending {
    return () => [id === HIDDEN ? text(this.hidden()) : this.cardToken(id)];
  }

  private hidden(): string {
    return this.book.say('hiddenCard').map((t) => (t.t === 'text' ? t.text : '')).join('');
  }

  private seat(seat: number | undefined): Bending {
    return seat === undefined ? none : () => [{ t: 'seat', seat }];
  }

  private some(noun: Noun, n = 1): Bending {
    return this.writer.things.some(n, noun);
  }

  /** Names of cards; those that the reader may not see are only counted. */
  private cardList(ids: readonly string[]): Bending {
    const known = ids.filter((id) => id !== HIDDEN).map((id) => this.card(id));
    const unknown = ids.length - known.length;
    return this.writer.join(unknown > 0 ? [...known, this.some('card', unknown)] : known, 'and');
  }

  /** Amounts, things, suits and states that an event speaks of. */
  private quantity(what: string, n: number): Slots {
    return {
      what: this.book.hasNoun(what) ? this.some(what as Noun, n) : none,
      actions: this.some('action', n),
      unrest: this.some('UNR', n),
      thing: CARDS.has(what) ? this.card(what) : none,
      suit: this.suit(what),
      state: this.state(what),
    };
  }

  private suit(suit: string): Bending {
    const key = `${suit}.attr`;
    return this.book.hasNoun(key) ? this.writer.things.noun(key as Noun) : none;
  }

  private state(state: string): Bending {
    const key = `${state}.state`;
    return this.book.hasNoun(key) ? this.writer.things.noun(key as Noun) : none;
  }

  private params(params: Record<string, string | number> = {}): Slots {
    const price = RESOURCES.flatMap((r) => (typeof params[r] === 'number' && params[r] > 0 ? [this.some(r, params[r])] : []));
    return {
      ...Object.fromEntries(Object.entries(params).map(([key, value]) => [key, this.param(key, value)])),
      price: price.length > 0 ? this.writer.join(price, 'and') : none,
    };
  }

  private param(key: string, value: string | number): Bending | number {
    if (typeof value === 'number') return SEATS.has(key) ? this.seat(value) : value;
    if (CARDS.has(value)) return this.card(value);
    return key === 'state' ? this.state(value) : () => [text(this.term(value))];
  }

  /** "2 cards", "up to 3 cards", "1–2 cards". */
  private count({ min, max }: Question): Bending {
    if (min === max) return this.some('card', max);
    const most = this.some('card', max);
    // That one need not be chosen is said by the card's sentence.
    if (max === 1) return most;
    return min === 0 ? this.book.bend('thing.upTo', { what: most }) : (form) => [text(`${min}–`), ...most(form)];
  }

  private sentences(node: Node): Bending {
    return () => this.writer.lines(node).flatMap((line, i) => (i === 0 ? line : [text(' '), ...line]));
  }

  private nodeOf(q: Question): Node | undefined {
    return q.card === undefined || q.node === undefined ? undefined : CARDS.get(q.card)?.nodes.get(q.node);
  }

  private branch(q: Question, index: number): Token[] {
    const node = this.nodeOf(q);
    const branch = node?.k === 'choose' ? node.of[index] : undefined;
    return branch ? this.sentences(branch)('') : this.finishedTokens([text(String(index + 1))]);
  }

  private part(q: Question, node: number): Token[] {
    const part = q.card === undefined ? undefined : CARDS.get(q.card)?.nodes.get(node);
    return part ? this.sentences(part)('') : this.finishedTokens([text(String(node))]);
  }

  private ability(id: string, index: number): Token[] {
    const ability = CARDS.get(id)?.abilities[index];
    if (!ability) return this.finishedTokens(this.card(id)(''));
    const what: Bending = () => this.cards.lines(ability).flatMap((line, i) => (i === 0 ? line : [text(' '), ...line]));
    return this.finished('option.ability', { card: this.card(id), what });
  }

  /** What is paid, and for what the progress in it stands (R11.18). */
  private payment({ params = {} }: Question, amounts: readonly number[]): Token[] {
    const parts = (of: (i: number) => number): Bending[] =>
      RESOURCES.flatMap((resource, i) => (of(i) > 0 ? [this.some(resource, of(i))] : []));
    const spent = parts((i) => amounts[i] ?? 0);
    const replaced = parts((i) => Number(params[RESOURCES[i] ?? ''] ?? 0) - (amounts[i] ?? 0));
    if (spent.length === 0) return this.finished('option.payNothing', {});
    const what = this.writer.join(spent, 'and');
    return replaced.length > 0
      ? this.finished('option.payInstead', { what, instead: this.writer.join(replaced, 'and') }) : this.finished('option.pay', { what });
  }

  /** An option of one word, a card, or something that has no phrase. */
  private plainOption(option: Option): Token[] {
    if (CARDS.has(option) || option === HIDDEN) return this.finishedTokens(this.card(option)(''));
    const key = `option.${option}`;
    return this.book.has(key) ? this.finished(key, {}) : this.finishedTokens([text(this.term(option))]);
  }
}
