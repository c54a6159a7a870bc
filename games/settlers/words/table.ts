import { HIDDEN, type GameEvent, type Option, type Question, type Refusal } from '../../kit/core';
import { EFFECT_OPTIONS } from '../../kit/effect/optionKinds';
import type { Node } from '../../kit/effect/syntax';
import type { Bending, Slots } from '../../kit/text/phrasebook';
import { nothing, TableWriter } from '../../kit/text/table';
import type { Token } from '../../kit/text/words';
import { GAINS } from '../card';
import { CARDS } from '../lookup';
import {
  DEALS,
  OTHERWISE,
  TURN_OPTIONS,
  UNIT,
  WAYS,
  type ThingKind,
  type TurnOption,
  type WayToPay,
} from '../optionKinds';
import { sortedOut } from '../rules/cleanup';
import { ROUNDS } from '../rules/ending';
import type { Price } from '../rules/purse';
import { goodOf } from '../rules/select';
import { REACTION } from '../rules/triggers';
import { ATTACK_CARDS, VIRTUAL } from '../solo';
import type { Settlers } from '../state';
import type { Noun, Phrase } from './phrases';
import type { SettlersWriter } from './writer';

const isGain = (what: string): boolean => GAINS.some((gain) => gain === what);
/** Questions whose options are deals. */
const OF_DEALS: ReadonlySet<string> = new Set(['endDeal', 'takeDeal', 'trade', 'produce']);

/** What a price calls a thing: a foundation is a location there. */
const PRICED = {
  location: 'location',
  foundation: 'location',
  handCard: 'handCard',
  deal: 'ownDeal',
  route: 'ownDeal',
} as const satisfies Record<ThingKind, Price['thing']>;

/** What is chosen by a payment whose ways differ only in the thing that is given (S8.3); else "goods". */
function thingAsked({ options }: Question): string {
  const ways = options.flatMap((option) => WAYS.read(option) ?? []);
  const kinds = new Set(ways.map(({ thing }) => (thing ? PRICED[thing.kind] : 'goods')));
  const prices = new Set(ways.map(({ goods }) => WAYS.of({ goods })));
  const [kind = 'goods'] = kinds;
  return kinds.size === 1 && prices.size === 1 ? kind : 'goods';
}

/** Writes what happens at the table. */
export class SettlersTableWriter extends TableWriter<Settlers, Phrase, Noun> {
  protected readonly unnamed = 'card';

  override option(_g: Settlers, q: Question, option: Option): Token[] {
    if (option === OTHERWISE) return this.finished('option.otherwise');
    if (q.ask === 'pay') return this.finishedTokens(this.way(WAYS.read(option) ?? { goods: {} })(''));
    const move = q.stage === 'turn' || q.ask === 'afterwards' ? TURN_OPTIONS.read(option) : null;
    if (move && move.values.length > 0) return this.finishedTokens(this.move(move)(''));
    const branch = EFFECT_OPTIONS.readAs('branch', option);
    if (branch) return this.branch(q, ...branch);
    const host = DEALS.readAs('route', option)?.[0];
    if (host !== undefined) return this.finished('option.route', this.dealSlots(host));
    if (OF_DEALS.has(q.ask) && this.isDeal(option)) return this.finished('option.dealOf', this.dealSlots(option));
    if (q.ask === 'opponent' && option !== VIRTUAL) return this.finishedTokens(this.seat(Number(option))(''));
    const unit = UNIT.read(option);
    if (unit && isGain(unit[0])) return this.finishedTokens(this.unit(q, ...unit)(''));
    const reaction = REACTION.read(option);
    if (reaction && q.ask === 'order') return this.finishedTokens(this.card(reaction[0])(''));
    if (q.ask !== 'deck' && isGain(option)) return this.finishedTokens(this.some(1, option)(''));
    return this.plainOption(option);
  }

  /** Passing ends the round for a player: what is safe then, and what the cleanup keeps and takes (S7.2, S7.3, S14). */
  override later(g: Settlers, { seat, stage }: Question, option: Option): Token[][] {
    if (stage !== 'turn' || TURN_OPTIONS.read(option)?.kind !== 'pass') return [];
    const said = (what: 'passed' | 'lost' | 'kept' | 'noCleanup', slots: Slots = {}): Token[] =>
      this.finished('sentence', { body: this.book.bend(`later.${what}`, slots) });
    const done = said('passed', { others: g.seats - 1 > g.passed.length ? 'yes' : 'no' });
    if (g.round === ROUNDS) return [done, said('noCleanup')];
    const sorted = sortedOut(g, seat);
    const told = (['lost', 'kept'] as const).filter((how) => Object.keys(sorted[how]).length > 0);
    return [done, ...told.map((how) => said(how, { goods: this.settlers.goods(sorted[how]) }))];
  }

  /** What a move of the turn does with a card. */
  private move(move: TurnOption): Bending {
    switch (move.kind) {
      case 'place': {
        const [what, id] = move.values;
        const card = this.card(id);
        if (what === 'defence') return this.book.bend('option.placeDefence', { card });
        return this.book.bend(what === 'samurai' ? 'option.placeSamurai' : 'option.placeFeature', { card });
      }
      case 'build':
      case 'deal':
      case 'activate': {
        const [id, how] = move.values;
        const option = this.book.bend(`option.${move.kind}Card`, this.dealSlots(id));
        if (how === undefined) return option;
        return this.book.bend(how === 'otherwise' ? 'option.differently' : 'option.protected', { option });
      }
      case 'raze':
        return this.book.bend('option.razeCard', { card: this.card(move.values[0]) });
      case 'exchange':
      case 'pass':
        return this.book.bend(`option.${move.kind}`);
    }
  }

  private isDeal(option: string): boolean {
    return ATTACK_CARDS.has(option) || (CARDS.get(option)?.deal ?? null) !== null;
  }

  private dealSlots(id: string): Slots {
    return { card: this.card(id), what: this.isDeal(id) ? this.some(1, goodOf(id)) : nothing };
  }

  /** One of several goods; with its owner, if it is taken from another player. */
  private unit(q: Question, what: string, n: number): Bending {
    const one = this.some(1, what);
    return q.ask === 'steal' ? this.book.bend('option.fromSeat', { what: one, seat: this.seat(n) }) : one;
  }

  /** A way to pay: "2 wood, 1 gold and the location Statue". */
  private way({ goods, thing }: WayToPay): Bending {
    const parts = Object.entries(goods).flatMap(([what, n]) => (n > 0 ? [this.some(n, what)] : []));
    if (thing) {
      const card = this.card(thing.id);
      const { kind } = thing;
      parts.push(
        kind === 'foundation'
          ? this.book.bend('option.wayFoundation')
          : this.book.bend(
              kind === 'location' ? 'option.wayLocation' : kind === 'handCard' ? 'option.wayCard' : 'option.wayDeal',
              { card },
            ),
      );
    }
    return parts.length > 0 ? this.nouns.list(parts, 'and') : this.book.bend('option.nothing');
  }

  private some(n: number, what: string): Bending {
    return this.settlers.gained(n, what);
  }

  private get settlers(): SettlersWriter {
    return this.writer as SettlersWriter;
  }

  protected override isComponent(id: string): boolean {
    return CARDS.has(id) || ATTACK_CARDS.has(id);
  }

  protected override nodes(card: string): ReadonlyMap<number, Node> | undefined {
    return CARDS.get(card)?.nodes;
  }

  protected override askSlots(q: Question): Slots {
    const got = q.params?.got;
    return {
      count: this.nouns.range(q.min, q.max, 'card'),
      thing: q.ask === 'pay' ? thingAsked(q) : '',
      again: got === undefined ? 'no' : 'yes',
      what: got === undefined ? nothing : this.some(1, String(got)),
    };
  }

  protected override refusalSlots({ params = {} }: Refusal): Slots {
    const lacking = Object.fromEntries(Object.entries(params).map(([what, n]) => [what, Number(n)]));
    return { n: Number(params.n ?? 0), what: this.settlers.goods(lacking) };
  }

  protected override eventKey({ k, to, toActor }: GameEvent): string {
    const others = to !== undefined || toActor !== undefined;
    return others && (k === 'raze' || k === 'endsDeal') ? `${k}Of` : k;
  }

  /** The virtual player has no seat and no name, so a word stands for it. */
  protected override people(event: GameEvent): ReturnType<TableWriter<Settlers, Phrase, Noun>['people']> {
    const { seat, to } = super.people(event);
    const virtual = this.book.bend('actor.virtual');
    return { seat: event.actor === undefined ? seat : virtual, to: event.toActor === undefined ? to : virtual };
  }

  protected override eventSlots(event: GameEvent): Slots {
    const { by, at, cards = [], n = 0, what = '' } = event;
    const key = `term.${what}`;
    return {
      n,
      ...this.people(event),
      whose: event.toActor ?? 'seat',
      // A plain word; in events a faction or a title keeps its capital.
      kind: event.k !== 'over' && this.book.has(key) ? this.book.word(key) : what,
      by: by === undefined ? undefined : this.card(by),
      at: at === undefined || at === HIDDEN ? undefined : this.card(at),
      cards: this.cardList(cards, n),
      goods: isGain(what) ? this.some(n, what) : nothing,
    };
  }
}
