import type { ComponentId, GameEvent, Option, Question, Refusal, Seat } from '../../kit/core';
import { EFFECT_OPTIONS } from '../../kit/effect/optionKinds';
import type { Node } from '../../kit/effect/syntax';
import type { Bending, Slots } from '../../kit/text/phrasebook';
import { inOneLine, nothing, TableWriter, type Writing } from '../../kit/text/table';
import { text } from '../../kit/text/tokens';
import type { Token } from '../../kit/text/words';
import { RESOURCES } from '../card';
import { CARDS } from '../catalogue';
import { ANSWER_OPTIONS, NATION_OPTIONS, TURN_OPTIONS } from '../optionKinds';
import { countsOf } from '../rules/scoring';
import type { Imperium } from '../state';
import type { CardWriter } from './cards';
import type { ExhaustedPile, Noun, Phrase, ZoneWord } from './phrases';

/** Parameters of questions that name players. */
const SEATS: ReadonlySet<string> = new Set(['seat', 'to', 'from']);

/** Writes what happens at Imperium's table. */
export class ImperiumTableWriter extends TableWriter<Imperium, Phrase, Noun | ZoneWord> {
  protected readonly unnamed = 'card';

  constructor(
    writing: Writing<Phrase, Noun | ZoneWord>,
    private readonly cards: CardWriter,
  ) {
    super(writing);
  }

  override option(_g: Imperium, q: Question, option: Option): Token[] {
    const branch = EFFECT_OPTIONS.readAs('branch', option);
    if (branch) return this.branch(q, ...branch);
    const read = ANSWER_OPTIONS.read(option) ?? NATION_OPTIONS.read(option) ?? TURN_OPTIONS.read(option);
    switch (read?.kind) {
      case 'part':
        return this.part(q, ...read.values);
      case 'deck':
      case 'reveal':
        return this.finished(`option.${read.kind}`, { suit: this.suit(read.values[0]) });
      case 'suit':
        return this.finishedTokens(this.term(read.values[0])(''));
      case 'pay':
        return this.payment(q, read.values);
      case 'ability':
        return this.ability(...read.values);
      case 'chooseNation': {
        const [power] = read.values;
        return this.finished('option.chooseNation', { card: this.card(power), side: CARDS.get(power)?.facts.side });
      }
      case 'playCard':
      case 'exhaust':
        return this.finished(`option.${read.kind}`, { card: this.card(read.values[0]) });
      default:
        return this.plainOption(option);
    }
  }

  /** What the card counts is looked up where it is scored. */
  override counted(g: Imperium, seat: Seat, id: ComponentId): Token[] | null {
    const card = CARDS.get(id);
    return card ? this.cards.counted(card, countsOf(g, seat, id)) : null;
  }

  /** What an exhaust token is for that lies on no card (R8.3, R8.4). */
  override later(_g: Imperium, { ask }: Question, option: Option): Token[][] {
    const said = (what: 'reshuffle' | ExhaustedPile): Token[][] => [
      this.finished('sentence', { body: this.book.bend(`later.${what}`) }),
    ];
    if (ask === 'reshuffle') return said('reshuffle');
    const frees = ask === 'readyExhaust' && (option === 'nation' || option === 'development');
    return frees ? said(option) : [];
  }

  protected override isComponent(id: string): boolean {
    return CARDS.has(id);
  }

  protected override nodes(card: string): ReadonlyMap<number, Node> | undefined {
    return CARDS.get(card)?.nodes;
  }

  protected override isClear(q: Question, node: Node): boolean {
    return super.isClear(q, node) || q.ask === 'lookOrder';
  }

  protected override askSlots(q: Question): Slots {
    return { ...this.params(q.params), count: this.nouns.range(q.min, q.max, 'card') };
  }

  protected override refusalSlots({ params = {} }: Refusal): Slots {
    const playIf = typeof params.card === 'string' ? CARDS.get(params.card)?.playIf : null;
    return { ...this.params(params), when: playIf ? this.cards.condition(playIf) : nothing };
  }

  protected override eventSlots(event: GameEvent): Slots {
    const { by, cards = [], n = 0, what = '' } = event;
    const [first] = cards;
    return {
      n,
      kind: what,
      ...this.quantity(what, n),
      ...this.people(event),
      by: by === undefined ? undefined : this.card(by),
      cards: this.cardList(cards, n),
      many: cards.length,
      first: first === undefined ? undefined : this.card(first),
      side: first === undefined ? undefined : CARDS.get(first)?.facts.side,
    };
  }

  /** The slots for the amount and the thing, suit or state of an event. */
  private quantity(what: string, n: number): Slots {
    return {
      what: this.book.hasNoun(what) ? this.nouns.some(n, what) : nothing,
      actions: this.nouns.some(n, 'action'),
      unrest: this.nouns.some(n, 'UNR'),
      thing: CARDS.has(what) ? this.card(what) : nothing,
      suit: this.suit(what),
      state: this.state(what),
      // In words: what the state card shows now is a sign on the table.
      named: this.book.hasNoun(`${what}.state`) ? this.term(what) : nothing,
    };
  }

  private suit(suit: string): Bending {
    const key = `${suit}.attr`;
    if (this.book.hasNoun(key)) return this.nouns.noun(key);
    return this.book.hasNoun(suit) ? this.nouns.noun(suit) : nothing;
  }

  private state(state: string): Bending {
    const key = `${state}.state`;
    return this.book.hasNoun(key) ? this.nouns.noun(key) : nothing;
  }

  private params(params: Record<string, string | number> = {}): Slots {
    const price = RESOURCES.flatMap((r) =>
      typeof params[r] === 'number' && params[r] > 0 ? [this.nouns.some(params[r], r)] : [],
    );
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

  /** A payment, with what its progress stands for (R11.18). */
  private payment({ params = {} }: Question, amounts: readonly number[]): Token[] {
    const parts = (of: (i: number) => number) =>
      RESOURCES.flatMap((resource, i) => (of(i) > 0 ? [this.nouns.some(of(i), resource)] : []));
    const spent = parts((i) => amounts[i] ?? 0);
    const replaced = parts((i) => Number(params[RESOURCES[i] ?? ''] ?? 0) - (amounts[i] ?? 0));
    if (spent.length === 0) return this.finished('option.payNothing');
    const what = this.writer.join(spent, 'and');
    return replaced.length > 0
      ? this.finished('option.payInstead', { what, instead: this.writer.join(replaced, 'and') })
      : this.finished('option.pay', { what });
  }
}
