import { HIDDEN, type ComponentId, type Core, type Seat, type ZoneAddress } from '../core';
import { mustBeKnown } from '../unknown';
import { entriesOf, Path, type End, type PathTo } from './path';

/**
 * Who sees the components of a zone. `search`: its owner, but not their order. A list: these seats. Everybody sees how
 * many there are.
 */
export type Sight = 'all' | 'owner' | 'search' | 'none' | readonly Seat[];

/** A function of the position and of the zone's owner (0 for a zone without one). */
type Of<G, T> = { of(g: G, owner: Seat): T }['of'];

export type Fits = (id: ComponentId) => boolean;

/** Where the components of a zone lie in G: a list, one place, or lists by the component that they lie under. */
type Lying<List, Single, ByHost> = { readonly list: List } | { readonly single: Single } | { readonly byHost: ByHost };

/** Paths to a V in the ruleset's own part of a state. */
export type Own<G, V> = PathTo<Omit<G, keyof Core>, V>;

/**
 * What a ruleset says about a zone. The zone's name is a key of the catalogues; a zone whose path has `<seat>` belongs
 * to that seat.
 */
export type Declaration<G> = Lying<
  Own<G, ComponentId[]>,
  Own<G, ComponentId | null>,
  Own<G, Record<ComponentId, ComponentId[]>>
> &
  Qualities<G>;

/** A declaration whose paths have been checked. */
export type Declared = Lying<string, string, string> & Qualities<Core>;

interface Qualities<G> {
  /** Who sees what lies there. It may depend on the position. */
  readonly sight: Sight | Of<G, Sight>;
  /** Its components score for their owner. */
  readonly scores?: true;
  /** The words by which card texts call it, if they can reach it. Several zones may share a word. */
  readonly notation?: readonly string[];
  /** Which components can lie in it unseen; null: any. */
  readonly fits?: Of<G, Fits | null>;
  /** Which of those are dealt to it first. */
  readonly likely?: Of<G, Fits>;
}

/** Where a component lies: the zone, its owner, the number of the place, and the component that it lies under. */
export interface ZoneRef<N extends string = string> {
  zone: N;
  seat: Seat | null;
  n?: number;
  host?: ComponentId;
}

/** A place as events name it. */
export function spotOf({ zone, seat, n, host }: ZoneRef): ZoneAddress {
  let spot: ZoneAddress = zone;
  for (const more of [seat, n, host]) if (more !== null && more !== undefined) spot += ` ${more}`;
  return spot;
}

/** One place of a zone in a position, with what lies there. The list cannot be changed through it. */
export interface Held<N extends string = string> extends ZoneRef<N> {
  cards: readonly ComponentId[];
  sight: Sight;
}

/** Where a hidden component stands in a view. */
export interface Hole extends End {
  zone: string;
  owner: Seat;
}

/** Does `viewer` (null: a spectator) see what lies there? */
export const sees = ({ sight, seat }: Pick<Held, 'sight' | 'seat'>, viewer: Seat | null): boolean =>
  sight === 'all' || (viewer !== null && seatsThatSee(sight, seat).includes(viewer));

const NOBODY: readonly Seat[] = [];

const bitsOf = (seats: readonly Seat[]): number => seats.reduce((bits, seat) => bits | (1 << seat), 0);

/** Everybody. */
export const ALL_EYES = -1;

/** Who sees what lies there: one bit for each seat; `ALL_EYES` for `all` and when `sight` is absent. */
export function eyeBits(sight: Sight | undefined, owner: Seat | null): number {
  if (sight === undefined || sight === 'all') return ALL_EYES;
  if (typeof sight !== 'string') return bitsOf(sight);
  return sight === 'none' || owner === null ? 0 : 1 << owner;
}

/** The seats that see what lies in a place that not everybody sees. */
export function seatsThatSee(sight: Exclude<Sight, 'all'>, owner: Seat | null): readonly Seat[] {
  if (typeof sight !== 'string') return sight;
  return sight === 'none' || owner === null ? NOBODY : [owner];
}

const isList = (value: unknown): value is ComponentId[] => Array.isArray(value);

/** A declared zone: reads and changes what lies in it. */
export class Zone<N extends string = string> {
  readonly path: Path;
  readonly shape: 'list' | 'single' | 'byHost';

  constructor(
    readonly name: N,
    readonly declared: Declared,
  ) {
    this.shape = 'list' in declared ? 'list' : 'single' in declared ? 'single' : 'byHost';
    this.path = new Path('list' in declared ? declared.list : 'single' in declared ? declared.single : declared.byHost);
  }

  /** Does everybody see what lies there, in any position? */
  get isOpen(): boolean {
    return this.declared.sight === 'all';
  }

  sight(g: Core, seat: Seat | null): Sight {
    const { sight } = this.declared;
    return typeof sight === 'function' ? sight(g, seat ?? 0) : sight;
  }

  /** Its `i`th place. */
  at(i: number): ZoneRef<N> {
    const { by } = this.path;
    return { zone: this.name, seat: by === 'seat' ? i : null, ...(by === 'n' ? { n: i } : {}) };
  }

  /** Where the component lies in this zone; null when it does not. */
  find(g: Core, id: ComponentId): ZoneRef<N> | null {
    for (let i = 0; i < this.path.size(g); i++) {
      const value = this.path.get(g, i);
      if (value === id || (isList(value) && value.includes(id))) return this.at(i);
      const hosts = this.shape === 'byHost' && entriesOf(value);
      if (!hosts) continue;
      for (const host in hosts) {
        const cards = hosts[host];
        if (isList(cards) && cards.includes(id)) return { ...this.at(i), host };
      }
    }
    return null;
  }

  /** Calls `see` for each place of the zone: the components there, their owner, who sees them. */
  forEach(
    g: Core,
    see: (cards: readonly ComponentId[], seat: Seat | null, sight: Sight, at: number, host?: ComponentId) => void,
  ): void {
    const bySeat = this.path.by === 'seat';
    this.path.forEach(g, (value, i) => {
      if (value === null || value === undefined) return;
      const seat = bySeat ? i : null;
      const sight = this.sight(g, seat);
      if (isList(value)) see(value, seat, sight, i);
      else if (typeof value === 'string') see([value], seat, sight, i);
      else {
        const hosts = entriesOf(value);
        for (const host in hosts) {
          const cards = hosts[host];
          if (isList(cards)) see(cards, seat, sight, i, host);
        }
      }
    });
  }

  /** Where hidden components stand in a view. */
  holes(view: Core): Hole[] {
    return Array.from({ length: this.path.size(view) }, (_, i) => i).flatMap((owner) => {
      const end = this.path.end(view, owner);
      const about = { zone: this.name, owner };
      const holesIn = (list: unknown): Hole[] => {
        const inside = entriesOf(list);
        return Object.keys(inside ?? {}).flatMap((key) =>
          inside?.[key] === HIDDEN ? [{ ...about, in: inside, key }] : [],
        );
      };
      const value = end?.in[end.key];
      if (end && value === HIDDEN) return [{ ...about, ...end }];
      return this.shape === 'byHost' ? Object.values(entriesOf(value) ?? {}).flatMap(holesIn) : holesIn(value);
    });
  }

  /**
   * Takes components out of the place where they lie.
   * @throws Error for one that does not lie there, Unknown where it may lie hidden
   */
  take(g: Core, ids: readonly ComponentId[], at: ZoneRef): void {
    const end = this.#end(g, at);
    const value = end.in[end.key];
    if (this.shape === 'single') {
      if (ids.length !== 1 || value !== ids[0]) throw this.#notHere(ids);
      end.in[end.key] = null;
      return;
    }
    const list = at.host === undefined ? value : entriesOf(value)?.[at.host];
    for (const id of ids) {
      const i = isList(list) ? list.indexOf(id) : -1;
      if (!isList(list) || i < 0) {
        // It may be one of the hidden components.
        if (isList(list)) list.forEach(mustBeKnown);
        throw this.#notHere(ids);
      }
      list.splice(i, 1);
    }
    const hosts = this.shape === 'byHost' && entriesOf(value);
    if (hosts && at.host !== undefined && isList(list) && list.length === 0) delete hosts[at.host];
  }

  /** Puts components into a place: below those that lie there, or on `top`. @throws Error where there is no room */
  put(g: Core, ids: readonly ComponentId[], at: ZoneRef, top = false): void {
    const end = this.#end(g, at);
    const value = end.in[end.key];
    if (this.shape === 'single') {
      if (ids.length !== 1 || (value !== null && value !== undefined)) throw new Error(`no room in ${this.name}`);
      end.in[end.key] = ids[0];
      return;
    }
    const hosts = this.shape === 'byHost' ? entriesOf(value) : null;
    const list = hosts ? (hosts[at.host ?? ''] ??= []) : value;
    if (!isList(list)) throw new Error(`no place for ${ids.join()} in ${this.name}`);
    if (top) list.unshift(...ids);
    else list.push(...ids);
  }

  #end(g: Core, at: ZoneRef) {
    const end = this.path.end(g, at.seat ?? at.n ?? 0);
    if (!end) throw new Error(`${this.name} is not there`);
    return end;
  }

  #notHere(ids: readonly ComponentId[]): Error {
    return new Error(`${ids.join()} is not in ${this.name}`);
  }
}
