import type { GameEvent, Option, Question, Refusal } from '../../kit/core';
import { EFFECT_OPTIONS } from '../../kit/effect/optionKinds';
import { walk, type Filter, type Node, type VerbNode } from '../../kit/effect/syntax';
import type { Bending, Slots } from '../../kit/text/phrasebook';
import { nothing, TableWriter } from '../../kit/text/table';
import { text } from '../../kit/text/tokens';
import type { Token } from '../../kit/text/words';
import { RESOURCES } from '../card';
import { atlasOf } from '../atlas';
import { contentOf } from '../content';
import { isSpace, type Space } from '../hex';
import { CARDS } from '../lookup';
import { completed } from '../rules/ending';
import { placesMore } from '../rules/placing';
import { isCapital, player, seatsInOrder } from '../rules/select';
import { ON_CARD, PAIR, PAYMENT, ROUTE, TURN_OPTIONS, TURNED } from '../optionKinds';
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

/** The phrase that says in a few words what a verb of a focus card does. */
const shortOf = (verb: string, what: Filter | undefined): string =>
  `short.${verb}${verb === 'found' && what?.kind === 'word' && what.word === 'caravan' ? 'Caravan' : ''}`;

/** How a landmark is told by its distance from a space: on it, beside it, near it. */
const NEARNESS = [null, 'place.beside', 'place.near', 'place.near'] as const;

/** Is this a space of the map as it lies? */
const isLaid = (g: NewDawn, id: string): boolean => isSpace(id) && atlasOf(g).ground(id) !== undefined;

/** Writes what happens at the table of A New Dawn. */
export class NewDawnTableWriter extends TableWriter<NewDawn, Phrase, Noun> {
  protected readonly unnamed = 'card';

  override option(g: NewDawn, q: Question, option: Option): Token[] {
    const branch = EFFECT_OPTIONS.readAs('branch', option);
    if (branch) return this.branch(q, ...branch);
    if (q.ask === 'pay') return this.payment(option);
    if (q.ask === 'caravan') return this.route(g, option);
    if (q.ask === 'layTile') return this.turned(option);
    const pair = PAIRS[q.ask];
    const both = pair && PAIR.read(option);
    if (both) {
      const [a, b] = [this.at(g, both[0]), this.at(g, both[1])];
      return this.finished(`option.${pair}`, pair === 'fromTo' ? { from: a, to: b } : { a, b });
    }
    const move = TURN_OPTIONS.read(option);
    if (move?.kind === 'focus')
      return this.finished('option.focus', { n: move.values[0], card: this.card(move.values[1]) });
    if (move?.kind === 'use' || q.ask === 'after') {
      const id = move?.kind === 'use' ? move.values[0] : (PAIR.read(option)?.[0] ?? option);
      return this.finished('option.use', { card: this.card(id) });
    }
    return isLaid(g, option) ? this.finishedTokens(this.at(g, option)('')) : this.plainOption(option);
  }

  /** An alternative of a focus card, in a few words: the card itself has the whole text. */
  protected override branch(q: Question, index: number): Token[] {
    const node = this.nodeOf(q);
    const branch = node?.kind === 'choose' ? node.of[index] : undefined;
    const verbs: VerbNode[] = [];
    if (branch) walk(branch, (each) => each.kind === 'verb' && verbs.push(each));
    const short = verbs.map(({ verb, args }) => shortOf(verb, args[0]?.what));
    if (short.length === 0 || short.some((key) => !this.book.has(key))) return super.branch(q, index);
    const said = short.map((key) => this.book.bendComposed(key));
    return this.finishedTokens(said.reduce((a, b) => this.book.bend('then', { a, b }))(''));
  }

  /** Of a focus card's question the card says the rest, and it lies in the row. */
  protected override isClear(q: Question, node: Node): boolean {
    return super.isClear(q, node) || (q.card !== undefined && CARDS.get(q.card)?.kind === 'focus');
  }

  /** France: by how many the control tokens are more (C7.1). */
  protected override purpose(g: NewDawn, { ask, card, seat, ...q }: Question): Token[] {
    const node = ask === 'place' && card !== undefined ? this.nodeOf({ ask, card, seat, ...q }) : undefined;
    if (card === undefined || node?.kind !== 'verb' || node.args.length > 1) return [];
    const n = placesMore(g, seat, card, undefined);
    const { leader } = player(g, seat);
    return n > 0 && leader !== null ? this.book.say('place.more', { n, card: this.card(leader) }) : [];
  }

  /** What is spent for a wonder. */
  private payment(option: Option): Token[] {
    const names = PAYMENT.read(option);
    if (names.length === 0) return this.finished('option.payNothing');
    const kinds = [...new Set(names)];
    const parts = kinds.map((name): Bending => {
      const n = names.filter((each) => each === name).length;
      const resource = RESOURCES.find((each) => each === name);
      if (resource) return this.nouns.some(n, resource);
      return name === 'trade' ? this.nouns.some(n, 'tradeToken') : this.card(name);
    });
    return this.finishedTokens(this.nouns.list(parts, 'and')(''));
  }

  private route(g: NewDawn, option: Option): Token[] {
    const [from, to, n] = ROUTE.read(option) ?? ['', '', 0];
    return from === ON_CARD
      ? this.finished('option.caravan', { to: this.at(g, to), n })
      : this.finished('option.caravanFrom', { from: this.card(from), to: this.at(g, to), n });
  }

  private turned(option: Option): Token[] {
    const [tile = '', side = '', n = 0] = TURNED.read(option) ?? [];
    return this.finished('option.turned', { tile: this.card(tile), side, n });
  }

  protected override isComponent(id: string): boolean {
    return isComponent(id);
  }

  protected override nodes(card: string): ReadonlyMap<number, Node> | undefined {
    return CARDS.get(card)?.nodes;
  }

  protected override askSlots({ params = {} }: Question): Slots {
    const { level, card, what, at, attack, defence, n } = params;
    return {
      n: Number(n ?? 1),
      level: String(level ?? ''),
      card: typeof card === 'string' ? this.card(card) : nothing,
      what: typeof what === 'string' ? this.thing(what) : nothing,
      place: typeof at === 'string' ? this.card(at) : nothing,
      attack: Number(attack ?? 0),
      defence: Number(defence ?? 0),
    };
  }

  protected override refusalSlots({ params = {} }: Refusal): Slots {
    const { n = 0, most = 0, terrain } = params;
    return {
      n: Number(n),
      most: Number(most),
      terrain: typeof terrain === 'string' ? this.term(terrain) : nothing,
    };
  }

  protected override eventKey({ k, to, seat }: GameEvent): string {
    if (k === 'arrive') return to === undefined ? 'arriveAt' : k;
    if (k === 'holds') return seat === undefined ? 'holdsAlone' : k;
    return to !== undefined && (k === 'attack' || k === 'wins') ? `${k}Of` : k;
  }

  protected override eventSlots(event: GameEvent, g: NewDawn): Slots {
    const { by, at, cards = [], n = 0, what = '' } = event;
    const resource = RESOURCES.find((each) => each === what);
    return {
      n,
      kind: what,
      ...(event.k === 'over' ? this.whoCompleted(g) : {}),
      ...this.people(event),
      by: by === undefined ? undefined : this.card(by),
      place: at === undefined ? nothing : this.whereabouts(g, at),
      from: this.whereabouts(g, what),
      cards: this.cardList(cards, n),
      trade: this.nouns.some(n, 'tradeToken'),
      resource: resource ? this.nouns.noun(resource) : nothing,
      thing: this.thing(what),
    };
  }

  /** A space of the map by its place in the grid and by what is there; anything else by its name. */
  private at(g: NewDawn, id: string): Bending {
    if (!isLaid(g, id)) return this.thing(id);
    const told = this.landmarks(g, id);
    return this.described(g, id, told.length > 0 ? told : this.besideWhat(g, id));
  }

  /** The players who have completed every victory card (C13.3), and how many they are. */
  private whoCompleted(g: NewDawn): Slots {
    const all = seatsInOrder(g).filter((seat) => completed(g, seat) === g.victory.length);
    const who = all.map((seat) => this.seat(seat));
    return { n: all.length, who: who.length > 0 ? this.nouns.list(who, 'and') : nothing };
  }

  /**
   * A space as the log tells it: with its terrain and the nearest landmark that never changes, a city-state's or natural
   * wonder's place or a capital. What stands on it now may not have been there then.
   */
  private whereabouts(g: NewDawn, id: string): Bending {
    if (!isLaid(g, id)) return this.thing(id);
    const atlas = atlasOf(g);
    for (const [away, key] of NEARNESS.entries())
      for (const space of atlas.within(id, away)) {
        const { cityState, naturalWonder } = atlas.ground(space) ?? {};
        const printed = cityState ?? naturalWonder;
        const owner = isCapital(g, space) ? g.cities[space] : undefined;
        const named =
          printed !== undefined
            ? this.card(printed)
            : owner !== undefined
              ? this.book.bend('place.held', { what: this.term('capital'), seat: this.seat(owner) })
              : null;
        if (named) return this.described(g, id, [key === null ? named : this.book.bend(key, { what: named })]);
      }
    return this.described(g, id, []);
  }

  /** A space by its place in the grid, its terrain and what else is told of it. */
  private described(g: NewDawn, space: Space, told: readonly Bending[]): Bending {
    const { terrain = 'water' } = atlasOf(g).ground(space) ?? {};
    const what: Bending = () =>
      [this.term(terrain), ...told].flatMap((each, i) => [...(i > 0 ? [text(', ')] : []), ...each('')]);
    return this.book.bend('place.with', { place: this.card(space), what });
  }

  /** What stands on a space and tells it from others. */
  private landmarks(g: NewDawn, space: Space): Bending[] {
    const { holder, settlement, barbarians, cityState, naturalWonder, worldWonder, resource } = contentOf(g, space);
    const components = [cityState, naturalWonder, worldWonder, ...barbarians].flatMap((id) => id ?? []);
    return [
      ...components.map((id) => this.card(id)),
      ...(resource ? [this.term(resource)] : []),
      ...(holder !== undefined && settlement
        ? [this.book.bend('place.held', { what: this.term(settlement), seat: this.seat(holder) })]
        : []),
    ];
  }

  /** The first thing that can be told of the spaces next to one on which nothing stands. */
  private besideWhat(g: NewDawn, space: Space): Bending[] {
    for (const next of atlasOf(g).neighbours(space)) {
      const [what] = this.landmarks(g, next);
      if (what) return [this.book.bend('place.beside', { what })];
    }
    return [];
  }

  /** A component, a space, a resource, or a word of the rules. */
  private thing(what: string): Bending {
    if (isComponent(what)) return this.card(what);
    return this.book.hasNoun(what) ? this.nouns.noun(what) : this.term(what);
  }
}
