import type { GameEvent, Option, Question, Refusal } from '../../kit/core';
import type { Node } from '../../kit/effect/syntax';
import type { Bending, Slots } from '../../kit/text/phrasebook';
import { nothing, TableWriter } from '../../kit/text/table';
import type { Token } from '../../kit/text/words';
import { CARDS, cardOfProvince } from '../catalogue';
import { ROLES } from '../keys';
import { isBorder, isProvince, isSea } from '../map';
import type { Mythotopia } from '../state';
import type { Noun, Phrase } from './phrases';

/** What a number answers to. */
const COUNTED: Readonly<Record<string, Noun>> = {
  armies: 'army', armiesByRoad: 'army', ships: 'ship', removeShips: 'ship', mercenaries: 'mercenary',
};
/** Symbols that roles in a payment stand for. */
const SYMBOLS: Readonly<Record<string, Noun>> = { armies: 'army', ships: 'ship', food: 'food', stone: 'stone', gold: 'gold' };
/** Moves on a place. */
const MOVES: ReadonlySet<string> = new Set(['invade', 'placeArmies', 'removeArmies', 'placeShips', 'removeShips']);

const isPlace = (id: string): boolean => isProvince(id) || isSea(id) || isBorder(id);
const isRole = (word: string): boolean => (ROLES as readonly string[]).includes(word);

/** Writes what happens at Mythotopia's table. */
export class MythotopiaTableWriter extends TableWriter<Mythotopia, Phrase, Noun> {
  protected readonly unnamed = 'card';

  override option(_g: Mythotopia, q: Question, option: Option): Token[] {
    const [head = '', arg = '', more = ''] = option.split(' ');
    if (q.ask === 'pay' && isRole(head)) return this.finishedTokens(this.plays(option.split(' '))(''));
    if (q.ask === 'route') return this.finishedTokens(this.route(option)(''));
    if (/^\d+( \d+)?$/.test(option)) return this.numbers(q, option);
    if (MOVES.has(head)) return this.finished(`option.${head as 'invade'}`, { place: this.card(arg) });
    switch (head) {
      case 'branch': return this.branch(q, Number(arg));
      case 'endWar': return more
        ? this.finished('option.endWarBy', { place: this.card(arg), card: this.card(more) }) : this.finished('option.endWar', { place: this.card(arg) });
      case 'draft': case 'playCard': return this.finished(`option.${head}`, { card: this.card(arg) });
      case 'patronage': return this.finished('option.patronage');
      case 'build': return this.finished('option.build', { what: this.thing(arg), place: this.card(more) });
      default:
    }
    if (!isPlace(head) || arg === '') return this.plainOption(option);
    return isPlace(arg)
      ? this.finished('option.fromTo', { from: this.card(head), to: this.card(arg) })
      : this.finished('option.armyOf', { place: this.card(head), seat: this.seat(Number(arg)) });
  }

  protected override isComponent(id: string): boolean {
    return CARDS.has(id) || isPlace(id);
  }

  protected override node(card: string, node: number): Node | undefined {
    return CARDS.get(card)?.nodes.get(node);
  }

  protected override askSlots({ ask, min, max, params = {} }: Question): Slots {
    const { at, from, to, role, n } = params;
    return {
      count: this.nouns.range(min, max, ask === 'draft' ? 'province' : 'card'),
      place: this.place(at), from: this.place(from), to: this.place(to),
      need: typeof role === 'string' ? this.need(role, Number(n)) : nothing,
    };
  }

  protected override refusalSlots({ params = {} }: Refusal): Slots {
    return { n: Number(params.n ?? 0) };
  }

  protected override eventKey({ k, seat, to }: GameEvent): string {
    if (k === 'defended' && seat === undefined) return 'defendedByNeutrals';
    if (to === undefined) return k;
    return k === 'invade' ? 'invadeOf' : k === 'captured' ? 'capturedFrom' : k === 'noTown' ? 'noTownFrom' : k;
  }

  protected override eventSlots({ seat, to, by, at, cards = [], n = 0, what = '' }: GameEvent): Slots {
    return {
      n,
      kind: what,
      seat: this.seat(seat),
      to: this.seat(to),
      by: by === undefined ? undefined : this.card(by),
      place: this.place(at),
      from: this.place(what),
      cards: this.cardList(cards, n),
      armies: this.nouns.some(n, 'army'),
      ships: this.nouns.some(n, 'ship'),
      mercenaries: this.nouns.some(n, 'mercenary'),
      pieces: this.nouns.some(n, 'piece'),
      points: this.nouns.some(n, 'point'),
      better: Number(what) > 0 ? this.nouns.some(Number(what), 'point') : nothing,
      goods: this.nouns.some(n, SYMBOLS[what] ?? 'piece'),
      thing: this.thing(what),
      role: isRole(what) ? this.role(what) : nothing,
      zone: this.book.has(`term.${what}`) ? this.term(what) : nothing,
    };
  }

  private place(id: string | number | undefined): Bending {
    return typeof id === 'string' && isPlace(id) ? this.card(id) : nothing;
  }

  private thing(what: string): Bending {
    return this.book.hasNoun(what) ? this.nouns.noun(what) : nothing;
  }

  /** What cards are played for, as a label: a symbol's icon, or a word. */
  private role(role: string): Bending {
    const symbol = SYMBOLS[role];
    return symbol ? this.nouns.noun(symbol) : this.term(role);
  }

  /** What is to be paid, as a question. */
  private need(role: string, n: number): Bending {
    const symbol = SYMBOLS[role];
    return symbol ? this.book.bend('pay.symbols', { what: this.nouns.some(n, symbol) }) : this.book.bend(`pay.${role}` as Phrase, { n });
  }

  /** Cards of a payment, each with those played along: "Custus + Merchant and Market". */
  private plays(words: readonly string[]): Bending {
    const plays: string[][] = [];
    for (const word of words) {
      if (isRole(word)) plays.push([]);
      else plays.at(-1)?.push(word);
    }
    return this.nouns.list(plays.map((cards): Bending => () => cards.flatMap((id, i) =>
      (i === 0 ? this.card(id)('') : [{ t: 'text', text: ' + ' } as const, ...this.card(id)('')]))), 'and');
  }

  /** `CARD FROM WAY FOOD`. The card is named where it is another than the province's own. */
  private route(option: Option): Bending {
    const [card = '', from = '', way = '', food = ''] = option.split(' ');
    const price = this.nouns.some(Number(food), 'food');
    if (way === 'portal') return this.book.bend('option.routePortal', { card: this.card(card), price });
    const route = way === 'land'
      ? this.book.bend('option.routeLand', { from: this.card(from), price })
      : this.book.bend('option.routeSea', { from: this.card(from), n: way === 'sea2' ? 2 : 1, price });
    return card === cardOfProvince(from) ? route : this.book.bend('option.routeBy', { route, card: this.card(card) });
  }

  /** A number, or two: armies and ships to buy, armies and mercenaries to remove. */
  private numbers(q: Question, option: Option): Token[] {
    const [first = 0, second = 0] = option.split(' ').map(Number);
    const [one, other]: readonly [Noun, Noun] = [COUNTED[q.ask] ?? 'army', q.ask === 'buy' ? 'ship' : 'mercenary'];
    const some = [...(first > 0 ? [this.nouns.some(first, one)] : []), ...(second > 0 ? [this.nouns.some(second, other)] : [])];
    return this.finishedTokens(some.length > 0 ? this.nouns.list(some, 'and')('') : this.nouns.some(0, one)(''));
  }
}
