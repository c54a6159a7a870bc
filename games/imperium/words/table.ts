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
    const node = q.node === undefined ? undefined : CARDS.get(q.card)?.nodes.get(q.node);
    return this.finished(node ? 'askWhy' : 'askCard', { ask, card, why: node && this.sentences(node) });
  }

  /** What one option means. */
  option(g: Imperium, q: Question, option: Option): Token[] {
    const [head = '', ...rest] = option.split(' ');
    const [arg = '', second = ''] = rest;
    const say = (key: Phrase, slots: Slots = {}): Token[] => this.finished(key, slots);
    const suit = (): Bending => () => [text(this.term(arg))];
    switch (head) {
      case 'branch': return this.branch(q, Number(arg));
      case 'part': return this.part(q, Number(arg));
      case 'deck': return say('option.deck', { suit: suit() });
      case 'reveal': return say('option.reveal', { suit: suit() });
      case 'suit': return this.finishedTokens([text(this.term(arg))]);
      case 'pay': return this.payment(rest.map(Number));
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
    const { by, cards = [] } = event;
    const line = this.book.bend(`event.${event.k}` as Phrase, {
      ...this.quantity(event),
      seat: this.seat(event.seat),
      to: this.seat(event.to),
      cards: cards.length > 0 ? this.cardList(cards) : this.some('card', event.n),
    });
    return by !== undefined && !cards.includes(by)
      ? this.finished('eventBy', { event: line, card: this.card(by) }) : this.finished('sentence', { body: line });
  }

  refusal(refusal: Refusal): Token[] {
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

  /** Amounts, zones, suits and states that an event speaks of. */
  private quantity({ n, what = '' }: GameEvent): Slots {
    const noun = (key: string): Bending => (this.book.hasNoun(key) ? this.some(key as Noun, n) : () => [text(this.term(what))]);
    const state = `${what}.state`;
    return {
      n,
      what: noun(what),
      actions: this.some('action', n),
      unrest: this.some('UNR', n),
      zone: () => [text(this.term(what))],
      suit: () => [text(this.term(what))],
      state: this.book.hasNoun(state) ? this.writer.things.noun(state as Noun) : none,
    };
  }

  private params(params: Record<string, string | number> = {}): Slots {
    return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, this.param(key, value)]));
  }

  private param(key: string, value: string | number): Bending | number {
    if (typeof value === 'number') return key === 'to' || key === 'seat' ? this.seat(value) : value;
    if (CARDS.has(value)) return this.card(value);
    return () => [text(this.term(value))];
  }

  /** "2 cards", "up to 3 cards", "1–2 cards". */
  private count({ min, max }: Question): Bending {
    if (min === max) return this.some('card', max);
    const most = this.some('card', max);
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

  private payment(amounts: readonly number[]): Token[] {
    const spent = RESOURCES.flatMap((resource, i) => {
      const n = amounts[i] ?? 0;
      return n > 0 ? [this.some(resource, n)] : [];
    });
    return spent.length > 0
      ? this.finished('option.pay', { what: this.writer.join(spent, 'and') }) : this.finished('option.payNothing', {});
  }

  /** An option of one word, a card, or something that has no phrase. */
  private plainOption(option: Option): Token[] {
    if (CARDS.has(option) || option === HIDDEN) return this.finishedTokens(this.card(option)(''));
    const key = `option.${option}`;
    return this.book.has(key) ? this.finished(key, {}) : this.finishedTokens([text(this.term(option))]);
  }
}
