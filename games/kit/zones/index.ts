import type { ComponentId, Core, GameEvent, Seat, ZoneAddress } from '../core';
import { Count, spotOfCount, type Counted, type Counting, type CountRef } from './count';
import { mustBeKnown } from '../unknown';
import { Path } from './path';
import { sees, Zone, type Declaration, type Declared, type Held, type Own, type Sight, type ZoneRef } from './zone';

export { spotOfCount, type CountRef } from './count';
export { sees, spotOf, type Declaration, type Held, type Sight, type ZoneRef } from './zone';

/** What a ruleset declares besides its zones. */
export interface Besides<C extends string, P extends string, N> {
  /** What is counted and seen by everybody, by name: tokens, pieces in stock and on the board. */
  readonly counts?: Readonly<Record<C, N>>;

  /** Lists of G that name components which lie elsewhere. They may name only what their reader can see. */
  readonly named?: readonly P[];
  /** Lists that name components everybody has seen, wherever they lie now, even in a hand. */
  readonly remembered?: readonly P[];
  /** Lists by seat that name components whose place their owner alone knows; others see empty lists. */
  readonly recalled?: readonly P[];
}

/**
 * The zones of a ruleset, each declared once. From the declarations come the view, redealing, finding a component and
 * taking it from its place, the audit, and what events may tell.
 */
export class Zones<N extends string = string, C extends string = string> {
  readonly all: readonly Zone<N>[];
  /** What is counted and seen by everybody, by name. */
  readonly counts: ReadonlyMap<C, Count<C>>;
  /**
   * Paths of lists that name components which lie elsewhere. `remembered` are those that may name what a viewer cannot
   * see.
   */
  readonly named: readonly Path[];
  readonly remembered: readonly Path[];
  /** Lists by seat that name, for their owner alone, components that lie elsewhere. */
  readonly recalled: readonly Path[];
  readonly #byName: ReadonlyMap<string, Zone<N>>;
  /** The zones that may be hidden from somebody. */
  readonly #hiding: readonly Zone<N>[];
  readonly #byNotation = new Map<string, Zone<N>[]>();

  constructor(
    declared: readonly [name: N, declaration: Declared][],
    counts: readonly [name: C, counted: Counted][],
    references: Pick<Besides<C, string, string>, 'named' | 'remembered' | 'recalled'>,
  ) {
    this.all = declared.map(([name, declaration]) => new Zone(name, declaration));
    this.#byName = new Map(this.all.map((zone) => [zone.name, zone]));
    this.#hiding = this.all.filter((zone) => !zone.isOpen);
    for (const zone of this.all)
      for (const word of zone.declared.notation ?? [])
        this.#byNotation.set(word, [...(this.#byNotation.get(word) ?? []), zone]);
    this.counts = new Map(counts.map(([name, counted]) => [name, new Count(name, counted)]));
    this.named = (references.named ?? []).map((path) => new Path(path));
    this.remembered = (references.remembered ?? []).map((path) => new Path(path));
    this.recalled = (references.recalled ?? []).map((path) => new Path(path));
  }

  /** @throws Error for a zone that nobody declared */
  get(name: string): Zone<N> {
    const zone = this.#byName.get(name);
    if (!zone) throw new Error(`no zone ${name}`);
    return zone;
  }

  /** The paths of all lists that name components which lie elsewhere. */
  get naming(): readonly Path[] {
    return [...this.named, ...this.remembered, ...this.recalled];
  }

  /** The paths of lists by which a view may name what its viewer does not see. */
  knownTo(viewer: Seat | null): readonly Path[] {
    return viewer === null ? this.remembered : [...this.remembered, ...this.recalled.map((path) => path.of(viewer))];
  }

  /** Calls `see` for each place of each zone: the components there, their owner, who sees them. */
  forEach(g: Core, see: (cards: readonly ComponentId[], seat: Seat | null, sight: Sight) => void): void {
    for (const zone of this.all) zone.forEach(g, see);
  }

  /** As `forEach`, for what some seat cannot see. */
  forEachHidden(
    g: Core,
    see: (cards: readonly ComponentId[], seat: Seat | null, sight: Exclude<Sight, 'all'>) => void,
  ): void {
    for (const zone of this.#hiding)
      zone.forEach(g, (cards, seat, sight) => {
        if (sight !== 'all') see(cards, seat, sight);
      });
  }

  /** Every place of every zone, with what lies there. */
  held(g: Core): Held<N>[] {
    const found: Held<N>[] = [];
    for (const zone of this.all)
      zone.forEach(g, (cards, _seat, sight, i, host) => {
        found.push({ ...zone.at(i), ...(host === undefined ? {} : { host }), sight, cards });
      });
    return found;
  }

  /** Every component of the match, wherever it lies. */
  components(g: Core): ComponentId[] {
    const found: ComponentId[] = [];
    this.forEach(g, (cards) => {
      for (const id of cards) found.push(id);
    });
    return found;
  }

  /** What a seat (null: a spectator) does not see. */
  hiddenFrom(g: Core, viewer: Seat | null): Set<ComponentId> {
    const hidden = new Set<ComponentId>();
    this.forEachHidden(g, (cards, seat, sight) => {
      if (!sees({ sight, seat }, viewer)) for (const id of cards) hidden.add(id);
    });
    return hidden;
  }

  /** Where a component lies; null when it is in no zone, or hidden in a view. */
  whereIs(g: Core, id: ComponentId): ZoneRef<N> | null {
    for (const zone of this.all) {
      const found = zone.find(g, id);
      if (found) return found;
    }
    return null;
  }

  /**
   * Where a component lies.
   * @throws Error when it is in no zone: a component was lost; Unknown when it may be one of the hidden ones of a view
   */
  locate(g: Core, id: ComponentId): ZoneRef<N> {
    const where = this.whereIs(g, id);
    if (where) return where;
    this.forEach(g, (cards) => cards.forEach(mustBeKnown));
    throw new Error(`${id} is in no zone`);
  }

  /** Puts components into a zone: below those that lie there, or on `top`. */
  put(g: Core, ids: readonly ComponentId[], at: ZoneRef<N>, top = false): void {
    this.get(at.zone).put(g, ids, at, top);
  }

  /** Does everybody see what lies there? */
  isOpen(g: Core, at: ZoneRef<N>): boolean {
    return this.get(at.zone).sight(g, at.seat) === 'all';
  }

  /**
   * The components in a seat's zones, and in common ones, that card texts call by this word.
   * @throws Error for a word of no zone
   */
  reached(g: Core, word: string, seat: Seat): readonly ComponentId[] {
    const zones = this.#byNotation.get(word);
    if (!zones) throw new Error(`no zone ${word}`);
    const found: ComponentId[] = [];
    for (const zone of zones)
      zone.forEach(g, (cards, owner) => {
        if (owner === null || owner === seat) found.push(...cards);
      });
    return found;
  }

  /** Does what lies there score for its owner? */
  scores({ zone }: ZoneRef): boolean {
    return this.get(zone).declared.scores ?? false;
  }

  /** Do `from` and `into` of an event name counts, rather than zones of components? */
  isOfCount({ from, into }: Pick<GameEvent, 'from' | 'into'>): boolean {
    const names: ReadonlyMap<string, unknown> = this.counts;
    return names.has((from ?? into ?? '').split(' ', 1)[0] ?? '');
  }

  /** The owner of the zone or count that an event names; null where it has none. */
  ownerOf(spot: ZoneAddress): Seat | null {
    const [name = '', n = ''] = spot.split(' ', 2);
    const counts: ReadonlyMap<string, Count> = this.counts;
    const count = counts.get(name);
    const bySeat = count ? count.isBySeat : this.#byName.get(name)?.path.by === 'seat';
    return bySeat && /^\d+$/.test(n) ? Number(n) : null;
  }

  /** Places where something of a seat is counted. */
  placesOf(g: Core, seat: Seat): Set<string> {
    const found = new Set<string>();
    for (const count of this.counts.values())
      count.forEach(g, ({ seat: whose, place }, n) => {
        if (whose === seat && place !== undefined && n > 0) found.add(String(place));
      });
    return found;
  }

  /** Every number that is counted, by its spot. A spot that is absent has 0. */
  figures(g: Core): [spot: ZoneAddress, n: number][] {
    const found: [ZoneAddress, number][] = [];
    for (const count of this.counts.values()) count.forEach(g, (at, n) => found.push([spotOfCount(at), n]));
    return found;
  }

  /** A seat's number in a count without places. @throws Error for a count that nobody declared */
  countOf(g: Core, name: C, seat: Seat): number {
    return Number(this.#count(name).path.get(g, seat));
  }

  /** A seat's numbers in all counts without places, by name. */
  countsOf(g: Core, seat: Seat): Record<string, number> {
    const found: Record<string, number> = {};
    for (const [name, { path, shape }] of this.counts)
      if (path.by === 'seat' && shape === 'number') found[name] = Number(path.get(g, seat));
    return found;
  }

  /** Adds to a count; a negative number takes away. @throws Error for a spot that is not there, or a result below 0 */
  count(g: Core, at: CountRef<C>, by: number): void {
    this.#count(at.count).change(g, at, by);
  }

  #count(name: C): Count<C> {
    const count = this.counts.get(name);
    if (!count) throw new Error(`no count ${name}`);
    return count;
  }
}

/**
 * Declares the zones of a ruleset, and its open counts: `declareZones<State>()({ hand: { list: 'players.<seat>.hand',
 * sight: 'owner' } })`.
 */
export const declareZones =
  <G extends Core>() =>
  <N extends string, C extends string = never>(
    declared: Readonly<Record<N, Declaration<G>>>,
    besides: Besides<C, Own<G, ComponentId | null> | Own<G, ComponentId[]>, Counting<G>> = {},
  ): Zones<N, C> =>
    new Zones(
      Object.entries(declared) as [N, Declared][],
      Object.entries(besides.counts ?? {}) as [C, Counted][],
      besides,
    );
