import type { Option } from './core';

type Value = string | number | undefined;

/** How one word of an option is read; null when it is not of the kind. A word that is missing is undefined. */
export type Word<T extends Value> = (word: string | undefined) => T | null;

/** Any word, such as the id of a component; '' where it is missing, so that a move can be asked about as a whole. */
export const word: Word<string> = (text = '') => text;
/** A whole number from 0. */
export const number: Word<number> = (text = '') => (/^\d+$/.test(text) ? Number(text) : null);
/** One of a few words. */
export const oneOf =
  <const T extends string>(words: readonly T[]): Word<T> =>
  (text) =>
    words.find((each) => each === text) ?? null;
/** A word at the end that may be left out. */
export const optional =
  <T extends Value>(inner: Word<T>): Word<T | undefined> =>
  (text) =>
    text === undefined ? undefined : inner(text);

type Words = readonly Word<Value>[];
type Values<W extends Words> = { [I in keyof W]: W[I] extends Word<infer T> ? T : never };

/** Makes and reads options that are a row of values: `3 1`, `blore quean`. */
export interface OptionForm<V extends readonly Value[]> {
  of(...values: V): Option;
  /** @returns null when the option is not of this form. */
  read(option: Option): V | null;
}

/** The form of options that are these values in a row. */
export function optionForm<const W extends Words>(...form: W): OptionForm<Values<W>> {
  return {
    of: (...values) => join(values),
    read: (option) => readWords(form, partsOf(option), 0),
  };
}

type Kinds = Readonly<Record<string, Words>>;

/** An option as its kind (its first word) and the values of the others. */
export type OptionRead<T extends Kinds> = { [K in keyof T & string]: { kind: K; values: Values<T[K]> } }[keyof T &
  string];

/** Makes and reads options that begin with the word of their kind: `playCard 1ROM14`, `branch 1`, `pass`. */
export interface OptionKinds<T extends Kinds> {
  /** The first words: in a named stage, the moves. */
  readonly kinds: readonly (keyof T & string)[];
  has(kind: string): boolean;
  of<K extends keyof T & string>(kind: K, ...values: Values<T[K]>): Option;
  /** @returns null when the option is of none of these kinds. */
  read(option: Option): OptionRead<T> | null;
  /** The values of an option of one kind; null when it is of another. */
  readAs<K extends keyof T & string>(kind: K, option: Option): Values<T[K]> | null;
}

/** What a table of kinds reads. */
export type ReadBy<T extends { read(option: Option): unknown }> = NonNullable<ReturnType<T['read']>>;

/** The kinds of options by their first word, each with the form of its other values. */
export function optionKinds<const T extends Kinds>(forms: T): OptionKinds<T> {
  const has = (kind: string): kind is keyof T & string => Object.hasOwn(forms, kind);
  /** @param words of the whole option: its kind comes first */
  const valuesOf = <K extends keyof T & string>(kind: K, words: readonly string[]): Values<T[K]> | null => {
    const form: T[K] = forms[kind];
    return readWords<T[K]>(form, words, 1);
  };
  return {
    kinds: Object.keys(forms),
    has,
    of: (kind, ...values) => (values.length > 0 ? `${kind} ${join(values)}` : kind),
    read(option) {
      const words = partsOf(option);
      const [kind = ''] = words;
      const values = has(kind) ? valuesOf(kind, words) : null;
      return values && { kind, values };
    },
    readAs(kind, option) {
      const words = partsOf(option);
      return words[0] === kind ? valuesOf(kind, words) : null;
    },
  };
}

function join(values: readonly Value[]): Option {
  let option = '';
  for (const value of values) if (value !== undefined) option += `${option === '' ? '' : ' '}${value}`;
  return option;
}

/** The words of an option of any kind: components, places, keys and numbers. */
export const partsOf = (option: Option): string[] => option.split(' ');

/** The first word of an option: its kind, and in a named stage its move. */
export const kindOf = (option: Option): string => option.split(' ', 1)[0] ?? '';

/** The values of the words behind the first `kinds` ones; null when they are not of the form. */
function readWords<W extends Words>(form: W, words: readonly string[], kinds: number): Values<W> | null {
  if (words.length > form.length + kinds) return null;
  const values: Value[] = [];
  for (const [i, read] of form.entries()) {
    const value = read(words[i + kinds]);
    if (value === null) return null;
    values.push(value);
  }
  return values as Values<W>;
}
