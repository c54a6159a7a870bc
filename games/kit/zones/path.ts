/**
 * Paths into a state: keys joined by dots. One of the keys may stand for all entries of a list: `<seat>` where the list is by
 * seat, `<n>` where it is not (`players.<seat>.hand`, `market.<n>.card`).
 */

/** The paths in T that lead to a V; the compiler knows them. */
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

/** An object or list whose entries are looked at by key. */
export type Entries = Record<string, unknown>;
export const entriesIn = (value: object): Entries => value as Entries;
export const entriesOf = (value: unknown): Entries | null =>
  typeof value === 'object' && value !== null ? entriesIn(value) : null;

function walk(from: unknown, keys: readonly string[]): Entries | null {
  let at = entriesOf(from);
  for (const key of keys) at = at && entriesOf(at[key]);
  return at;
}

/** Where a path ends: what stands there can be read and replaced. */
export interface End {
  in: Entries;
  key: string;
}

/** A path, taken apart once. */
export class Path {
  /** What the list on the way is by; null where there is none. */
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

  /** How many ends it has in a state. */
  size(g: object): number {
    if (this.by === null) return 1;
    const list: unknown = walk(g, this.#list);
    return Array.isArray(list) ? list.length : 0;
  }

  /** Its ith end; null where the way there is not laid just now (`looking` while nobody looks). */
  end(g: object, i: number): End | null {
    const list = walk(g, this.#list);
    if (this.#last === null) return list && { in: list, key: String(i) };
    const at = walk(this.by === null ? list : list?.[i], this.#inner);
    return at && { in: at, key: this.#last };
  }

  /** What stands at its ith end. */
  get(g: object, i: number): unknown {
    const list = walk(g, this.#list);
    return this.#endOf(this.by === null ? list : list?.[i]);
  }

  /** Shows `see` what stands at each of its ends; undefined where the way there is not laid just now. */
  forEach(g: object, see: (value: unknown, i: number) => void): void {
    const list = walk(g, this.#list);
    if (this.by === null) see(this.#endOf(list), 0);
    else if (Array.isArray(list)) for (let i = 0; i < list.length; i++) see(this.#endOf(list[i]), i);
  }

  /** What stands at its end in an entry of the list on the way. */
  #endOf(entry: unknown): unknown {
    return this.#last === null ? entry : walk(entry, this.#inner)?.[this.#last];
  }

  /** Is it the way to what stands at these keys? */
  leadsTo(keys: readonly string[]): boolean {
    return this.keys.length === keys.length && this.keys.every((key, i) => key === keys[i] || isEach(key));
  }
}

/** Does the key stand for all entries of a list? */
export const isEach = (key: string): boolean => key === '<seat>' || key === '<n>';
