import type { Core, Seat, ZoneAddress } from '../core';
import { entriesOf, Path } from './path';
import type { Own } from './zone';

/**
 * Where something lies that is only counted: tokens, pieces on the board. One number, by its path, or
 * - `byPlace`: how many at each place;
 * - `bySeat`: how many of each seat at each place; a place without any is absent;
 * - `listed`: the places, each as often as something is there;
 * - `owned`: whose is the one at each place; a place without any is absent.
 */
export type Counting<G> = Lying<
  Own<G, number>,
  Own<G, Record<string, number>>,
  Own<G, Record<string, number[]>>,
  Own<G, string[]> | Own<G, number[]>
>;

/** A declaration whose path has been checked. */
export type Counted = Lying<string, string, string, string>;

type Lying<Number, ByPlace, BySeat, Listed> =
  | Number
  | { readonly byPlace: ByPlace }
  | { readonly bySeat: BySeat }
  | { readonly listed: Listed }
  | { readonly owned: ByPlace };

/** Something that is counted: what, whose, in which of several, and at which place. */
export interface CountRef<C extends string = string> {
  count: C;
  seat?: Seat;
  n?: number;
  place?: string | number;
}

/** The name of such a number in events: `armies 0 blore`. */
export const spotOfCount = ({ count, seat, n, place }: CountRef): ZoneAddress => {
  let spot: ZoneAddress = count;
  for (const part of [seat, n, place]) if (part !== undefined) spot += ` ${part}`;
  return spot;
};

const isListed = (value: unknown): value is (string | number)[] => Array.isArray(value);

function shapeOf(declared: Counted): [shape: Count['shape'], path: string] {
  if (typeof declared === 'string') return ['number', declared];
  if ('byPlace' in declared) return ['byPlace', declared.byPlace];
  if ('bySeat' in declared) return ['bySeat', declared.bySeat];
  return 'listed' in declared ? ['listed', declared.listed] : ['owned', declared.owned];
}

/** A declared count: reads and changes it. */
export class Count<C extends string = string> {
  readonly path: Path;
  readonly shape: 'number' | 'byPlace' | 'bySeat' | 'listed' | 'owned';

  constructor(
    readonly name: C,
    declared: Counted,
  ) {
    const [shape, path] = shapeOf(declared);
    this.shape = shape;
    this.path = new Path(path);
  }

  /** Does each number of the count belong to a seat? */
  get isBySeat(): boolean {
    return this.path.by === 'seat' || this.shape === 'bySeat' || this.shape === 'owned';
  }

  /** Calls `see` for every number of the count, except those known to be 0. */
  forEach(g: Core, see: (at: CountRef<C>, n: number) => void): void {
    const { by } = this.path;
    const size = this.path.size(g);
    for (let i = 0; i < size; i++) {
      const at: CountRef<C> = { count: this.name, ...(by === 'seat' ? { seat: i } : by === 'n' ? { n: i } : {}) };
      const value = this.path.get(g, i);
      if (this.shape === 'number') see(at, Number(value));
      else if (isListed(value)) {
        for (const place of new Set(value)) see({ ...at, place }, value.filter((each) => each === place).length);
      } else {
        const places = entriesOf(value);
        for (const place in places) this.#place({ ...at, place }, places[place], see);
      }
    }
  }

  #place(at: CountRef<C>, value: unknown, see: (at: CountRef<C>, n: number) => void): void {
    if (this.shape === 'owned') see({ ...at, seat: Number(value) }, 1);
    else if (isListed(value)) value.forEach((n, seat) => see({ ...at, seat }, Number(n)));
    else see(at, Number(value));
  }

  /** Adds to a number; a negative one takes away. @throws Error for a number that is not there, or a result below 0 */
  change(g: Core, at: CountRef<C>, by: number): void {
    const end = this.path.end(g, (this.path.by === 'n' ? at.n : at.seat) ?? 0);
    const changed = end !== null && this.#changed(g, end.in, end.key, at, by);
    if (!changed) throw new Error(`${spotOfCount(at)} cannot change by ${by}`);
  }

  #changed(
    g: Core,
    within: Record<string, unknown>,
    key: string,
    { seat = 0, place = '' }: CountRef,
    by: number,
  ): boolean {
    const value = within[key];
    if (this.shape === 'number') return add(within, key, by);
    if (isListed(value)) {
      for (let n = by; n > 0; n--) value.push(place);
      for (let n = by; n < 0; n++) {
        const i = value.indexOf(place);
        if (i < 0) return false;
        value.splice(i, 1);
      }
      return true;
    }
    const places = entriesOf(value);
    if (!places) return false;
    if (this.shape === 'byPlace') return add(places, place, by);
    if (this.shape === 'bySeat') return addOf(places, place, seat, by, g.seats);
    const free = places[place] === undefined;
    if (by === 1 && free) places[place] = seat;
    else if (by === -1 && places[place] === seat) delete places[place];
    else return false;
    return true;
  }
}

function add(numbers: Record<string, unknown>, key: string | number, by: number): boolean {
  const n = Number(numbers[key] ?? 0) + by;
  if (!(n >= 0)) return false;
  numbers[key] = n;
  return true;
}

function addOf(
  places: Record<string, unknown>,
  place: string | number,
  seat: Seat,
  by: number,
  seats: number,
): boolean {
  const there = (places[place] ??= Array.from({ length: seats }, () => 0));
  const numbers = entriesOf(there);
  if (!numbers || !isListed(there) || !add(numbers, seat, by)) return false;
  if (there.every((n) => n === 0)) delete places[place];
  return true;
}
