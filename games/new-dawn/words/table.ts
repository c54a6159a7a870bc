import type { GameEvent, Option, Question, Refusal } from '../../kit/core';
import { EFFECT_OPTIONS } from '../../kit/effect/optionKinds';
import type { Node } from '../../kit/effect/syntax';
import type { Bending, Slots } from '../../kit/text/phrasebook';
import { nothing, TableWriter } from '../../kit/text/table';
import type { Token } from '../../kit/text/words';
import { RESOURCES } from '../card';
import { CARDS } from '../lookup';
import { ON_CARD, PAIR, ROUTE, TURN_OPTIONS, TURNED } from '../optionKinds';
import type { NewDawn } from '../state';
import { isComponent } from './called';
import type { Noun, Phrase } from './phrases';

/** The questions whose options are two things, and the phrase that says them. */
const PAIRS: Readonly<Record<string, 'fromTo' | 'replaces' | 'swaps' | 'both'>> = {
  shift: 'fromTo',
  march: 'fromTo',
  swapResource: 'swaps',
  swapCards: 'swaps',
  gainCard: 'replaces',
  upgrade: 'replaces',
  swap: 'both',
  convert: 'both',
};

/** Writes what happens at the table of A New Dawn. */
export class NewDawnTableWriter extends TableWriter<NewDawn, Phrase, Noun> {
  protected readonly unnamed = 'card';

  override option(_g: NewDawn, q: Question, option: Option): Token[] {
    const branch = EFFECT_OPTIONS.readAs('branch', option);
    if (branch) return this.branch(q, ...branch);
    if (q.ask === 'pay') return this.payment(option);
    if (q.ask === 'caravan') return this.route(option);
    if (q.ask === 'layTile') return this.turned(option);
    const pair = PAIRS[q.ask];
    const both = pair && PAIR.read(option);
    if (both) {
      const [a, b] = [this.thing(both[0]), this.thing(both[1])];
      return this.finished(`option.${pair}`, pair === 'fromTo' ? { from: a, to: b } : { a, b });
    }
    const move = TURN_OPTIONS.read(option);
    if (move?.kind === 'focus')
      return this.finished('option.focus', { n: move.values[0], card: this.card(move.values[1]) });
    if (move?.kind === 'use' || q.ask === 'after') {
      const id = move?.kind === 'use' ? move.values[0] : (PAIR.read(option)?.[0] ?? option);
      return this.finished('option.use', { card: this.card(id) });
    }
    return this.plainOption(option);
  }

  /** What is spent for a wonder. */
  private payment(option: Option): Token[] {
    const names = option.split(' ');
    if (names[0] === 'nothing') return this.finished('option.payNothing');
    const kinds = [...new Set(names)];
    const parts = kinds.map((name): Bending => {
      const n = names.filter((each) => each === name).length;
      const resource = RESOURCES.find((each) => each === name);
      if (resource) return this.nouns.some(n, resource);
      return name === 'trade' ? this.nouns.some(n, 'tradeToken') : this.card(name);
    });
    return this.finishedTokens(this.nouns.list(parts, 'and')(''));
  }

  private route(option: Option): Token[] {
    const [from, to, n] = ROUTE.read(option) ?? ['', '', 0];
    return from === ON_CARD
      ? this.finished('option.caravan', { to: this.card(to), n })
      : this.finished('option.caravanFrom', { from: this.card(from), to: this.card(to), n });
  }

  private turned(option: Option): Token[] {
    const [tile = '', side = '', n = 0] = TURNED.read(option) ?? [];
    return this.finished('option.turned', { tile: this.card(tile), side, n });
  }

  protected override isComponent(id: string): boolean {
    return isComponent(id);
  }

  protected override node(card: string, node: number): Node | undefined {
    return CARDS.get(card)?.nodes.get(node);
  }

  protected override askSlots({ params = {} }: Question): Slots {
    const { level, card, what, attack, defence } = params;
    return {
      level: String(level ?? ''),
      card: typeof card === 'string' ? this.card(card) : nothing,
      what: typeof what === 'string' ? this.thing(what) : nothing,
      attack: Number(attack ?? 0),
      defence: Number(defence ?? 0),
    };
  }

  protected override refusalSlots({ params = {} }: Refusal): Slots {
    return { n: Number(params.n ?? 0), most: Number(params['most'] ?? 0) };
  }

  protected override eventKey({ k, to, seat }: GameEvent): string {
    if (k === 'arrive') return to === undefined ? 'arriveAt' : k;
    if (k === 'holds') return seat === undefined ? 'holdsAlone' : k;
    return to !== undefined && (k === 'attack' || k === 'wins') ? `${k}Of` : k;
  }

  protected override eventSlots(event: GameEvent): Slots {
    const { by, at, cards = [], n = 0, what = '' } = event;
    const resource = RESOURCES.find((each) => each === what);
    return {
      n,
      kind: what,
      ...this.people(event),
      by: by === undefined ? undefined : this.card(by),
      place: at === undefined ? nothing : this.card(at),
      from: this.thing(what),
      cards: this.cardList(cards, n),
      trade: this.nouns.some(n, 'tradeToken'),
      resource: resource ? this.nouns.noun(resource) : nothing,
      thing: this.thing(what),
    };
  }

  /** A component, a space, a resource, or a word of the rules. */
  private thing(what: string): Bending {
    if (isComponent(what)) return this.card(what);
    return this.book.hasNoun(what) ? this.nouns.noun(what) : this.term(what);
  }
}
