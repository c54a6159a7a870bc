import type { GameEvent, Option, Question, Refusal } from '../../kit/core';
import type { Node } from '../../kit/effect/syntax';
import type { Bending, Slots } from '../../kit/text/phrasebook';
import { inOneLine, nothing, TableWriter, type Writing } from '../../kit/text/table';
import { text } from '../../kit/text/tokens';
import type { Token } from '../../kit/text/words';
import { RESOURCES } from '../card';
import { CARDS } from '../catalogue';
import type { Imperium } from '../state';
import type { CardWriter } from './cards';
import type { Noun, Phrase, Place } from './phrases';

/** Parameters of questions that name players. */
const SEATS: ReadonlySet<string> = new Set(['seat', 'to', 'from']);

/** Writes what happens at Imperium's table. */
export class ImperiumTableWriter extends TableWriter<Imperium, Phrase, Noun | Place> {
  protected readonly unnamed = 'card';

  constructor(writing: Writing<Phrase, Noun | Place>, private readonly cards: CardWriter) {
    super(writing);
  }

  override option(g: Imperium, q: Question, option: Option): Token[] {
    const [head = '', ...rest] = option.split(' ');
    const [arg = '', second = ''] = rest;
    switch (head) {
      case 'branch': return this.branch(q, Number(arg));
      case 'part': return this.part(q, Number(arg));
      case 'deck': return this.finished('option.deck', { suit: this.suit(arg) });
      case 'reveal': return this.finished('option.reveal', { suit: this.suit(arg) });
      case 'suit': return this.finishedTokens(this.term(arg)(''));
      case 'pay': return this.payment(q, rest.map(Number));
      case 'chooseNation': return this.finished('option.chooseNation', { card: this.card(arg), side: CARDS.get(arg)?.facts.side });
      case 'playCard': return this.finished('option.playCard', { card: this.card(arg) });
      case 'exhaust': return this.finished('option.exhaust', { card: this.card(arg) });
      case 'place': {
        const place = g.market[Number(arg)];
        return place?.card
          ? this.finished('option.place', { n: Number(arg) + 1, card: this.card(place.card) })
          : this.finished('option.placeEmpty', { n: Number(arg) + 1 });
      }
      case 'ability': return this.ability(arg, Number(second));
      default: return this.plainOption(option);
    }
  }

  protected override isComponent(id: string): boolean {
    return CARDS.has(id);
  }

  protected override node(card: string, node: number): Node | undefined {
    return CARDS.get(card)?.nodes.get(node);
  }

  protected override isClear(q: Question, node: Node): boolean {
    return super.isClear(q, node) || q.ask === 'lookOrder';
  }

  protected override askSlots(q: Question): Slots {
    return { ...this.params(q.params), count: this.nouns.range(q.min, q.max, 'card') };
  }

  protected override refusalSlots({ params }: Refusal): Slots {
    return this.params(params);
  }

  protected override eventSlots({ seat, to, by, cards = [], n = 0, what = '' }: GameEvent): Slots {
    const [first] = cards;
    return {
      n,
      kind: what,
      ...this.quantity(what, n),
      seat: this.seat(seat),
      to: this.seat(to),
      by: by === undefined ? undefined : this.card(by),
      cards: this.cardList(cards, n),
      first: first === undefined ? undefined : this.card(first),
      side: first === undefined ? undefined : CARDS.get(first)?.facts.side,
    };
  }

  /** Amounts, things, suits and states that an event speaks of. */
  private quantity(what: string, n: number): Slots {
    return {
      what: this.book.hasNoun(what) ? this.nouns.some(n, what) : nothing,
      actions: this.nouns.some(n, 'action'),
      unrest: this.nouns.some(n, 'UNR'),
      thing: CARDS.has(what) ? this.card(what) : nothing,
      suit: this.suit(what),
      state: this.state(what),
    };
  }

  private suit(suit: string): Bending {
    const key = `${suit}.attr`;
    return this.book.hasNoun(key) ? this.nouns.noun(key) : nothing;
  }

  private state(state: string): Bending {
    const key = `${state}.state`;
    return this.book.hasNoun(key) ? this.nouns.noun(key) : nothing;
  }

  private params(params: Record<string, string | number> = {}): Slots {
    const price = RESOURCES.flatMap((r) => (typeof params[r] === 'number' && params[r] > 0 ? [this.nouns.some(params[r], r)] : []));
    return {
      ...Object.fromEntries(Object.entries(params).map(([key, value]) => [key, this.param(key, value)])),
      price: price.length > 0 ? this.writer.join(price, 'and') : nothing,
    };
  }

  private param(key: string, value: string | number): Bending | number {
    if (typeof value === 'number') return SEATS.has(key) ? this.seat(value) : value;
    if (CARDS.has(value)) return this.card(value);
    return key === 'state' ? this.state(value) : this.term(value);
  }

  private part(q: Question, node: number): Token[] {
    const part = q.card === undefined ? undefined : this.node(q.card, node);
    return part ? this.sentences(part)('') : this.finishedTokens([text(String(node))]);
  }

  private ability(id: string, index: number): Token[] {
    const ability = CARDS.get(id)?.abilities[index];
    if (!ability) return this.finishedTokens(this.card(id)(''));
    const what: Bending = () => inOneLine(this.cards.lines(ability));
    return this.finished('option.ability', { card: this.card(id), what });
  }

  /** What is paid, and for what the progress in it stands (R11.18). */
  private payment({ params = {} }: Question, amounts: readonly number[]): Token[] {
    const parts = (of: (i: number) => number) =>
      RESOURCES.flatMap((resource, i) => (of(i) > 0 ? [this.nouns.some(of(i), resource)] : []));
    const spent = parts((i) => amounts[i] ?? 0);
    const replaced = parts((i) => Number(params[RESOURCES[i] ?? ''] ?? 0) - (amounts[i] ?? 0));
    if (spent.length === 0) return this.finished('option.payNothing');
    const what = this.writer.join(spent, 'and');
    return replaced.length > 0
      ? this.finished('option.payInstead', { what, instead: this.writer.join(replaced, 'and') }) : this.finished('option.pay', { what });
  }
}
