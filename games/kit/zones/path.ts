/**
 * Paths into a state: keys joined by dots. One key may stand for all entries of a list: `<seat>` for a list by seat,
 * `<n>` for any other (`players.<seat>.hand`, `market.<n>.card`).
 */

/** The paths in T that lead to a V, as a type. */
export type PathTo<T, V> = T extends string | number | boolean
  ? never
  : T extends readonly (infer E)[]
    ? Ending<E, V, '<seat>' | '<n>'>
    : string extends keyof T
      ? never
      : { [K in keyof T & (string | number)]: Ending<T[K], V, `${K}`> }[keyof T & (string | number)];

type Ending<T, V, P extends string> =
  | ([T] extends [V] ? P : never)
  | (PathTo<NonNullable<T>, V> extends infer Rest extends string ? `${P}.${Rest}` : never);

/** An object or list, read by key. */
export type Entries = Record<string, unknown>;

/** An object of G, read by key. The compiler has checked the paths of zones. */
export const entriesIn = (value: object): Entries => value as Entries;
/** The entries of an object or list; null for any other value. */
export const entriesOf = (value: unknown): Entries | null =>
  typeof value === 'object' && value !== null ? entriesIn(value) : null;

function walk(from: unknown, keys: readonly string[]): Entries | null {
  let at = entriesOf(from);
  for (const key of keys) at = at && entriesOf(at[key]);
  return at;
}

/** The end of a path: its value can be read and replaced. */
export interface End {
  in: Entries;
  key: string;
}

/** A path, parsed once. */
export class Path {
  /** Whether the list on the way is by seat or not; null where there is none. */
  readonly by: 'seat' | 'n' | null;
  readonly keys: readonly string[];
  readonly #list: readonly string[];
  readonly #inner: readonly string[];
  readonly #last: string | null;

  constructor(path: string) {
    this.keys = path.split('.');
    const i = this.keys.findIndex(isEach);
    this.by = i < 0 ? null : this.keys[i] === '<seat>' ? 'seat' : 'n';
    this.#list = this.keys.slice(0, Math.max(i, 0));
    const rest = this.keys.slice(i + 1);
    this.#last = rest.pop() ?? null;
    this.#inner = rest;
  }

  /** How many ends the path has in a state. */
  size(g: object): number {
    if (this.by === null) return 1;
    const list: unknown = walk(g, this.#list);
    return Array.isArray(list) ? list.length : 0;
  }

  /** Its `i`th end; null where the state has nothing on the way (`looking` while nobody looks). */
  end(g: object, i: number): End | null {
    const list = walk(g, this.#list);
    if (this.#last === null) return list && { in: list, key: String(i) };
    const at = walk(this.by === null ? list : list?.[i], this.#inner);
    return at && { in: at, key: this.#last };
  }

  /** The value at its `i`th end. */
  get(g: object, i: number): unknown {
    const list = walk(g, this.#list);
    return this.#endOf(this.by === null ? list : list?.[i]);
  }

  /** Calls `see` for the value at each end; undefined where the state has nothing on the way. */
  forEach(g: object, see: (value: unknown, i: number) => void): void {
    const list = walk(g, this.#list);
    if (this.by === null) see(this.#endOf(list), 0);
    else if (Array.isArray(list)) for (let i = 0; i < list.length; i++) see(this.#endOf(list[i]), i);
  }

  /** The end of the path in one entry of the list on the way. */
  #endOf(entry: unknown): unknown {
    return this.#last === null ? entry : walk(entry, this.#inner)?.[this.#last];
  }

  /** Does the path lead to the value at these keys? */
  leadsTo(keys: readonly string[]): boolean {
    return this.keys.length === keys.length && this.keys.every((key, i) => key === keys[i] || isEach(key));
  }

  /** The path with one seat in the place of all. */
  of(seat: number): Path {
    return new Path(this.keys.map((key) => (key === '<seat>' ? String(seat) : key)).join('.'));
  }
}

/** Does the key stand for all entries of a list? */
export const isEach = (key: string): boolean => key === '<seat>' || key === '<n>';
