import { printArgument } from './print';
import type { Filter, Per, Argument, VerbNode } from './syntax';

/**
 * What arguments a verb takes. A verb declares the form of each argument; the parser refuses a card that writes others, and
 * so the verb's functions get their arguments with the types that the form promises.
 */

/** Names in capitals that forms are written with, and the words that each stands for. */
export type Terms = ReadonlyMap<string, readonly string[]>;

/** One member of an argument: what may stand there, and how the manual of the notation writes it. */
export interface Part<T> {
  readonly form: string;
  readonly terms?: Terms;
  readonly optional?: boolean;
  fits(value: unknown): boolean;
  /** For the compiler only. */
  readonly type?: T;
}

/** One argument. */
export interface Shape<P extends Argument = Argument> {
  readonly form: string;
  readonly terms: Terms;
  readonly optional?: boolean;
  fits(argument: Argument): boolean;
  /** For the compiler only. */
  readonly type?: P;
}

/** The arguments of a verb. */
export type Args = readonly (Argument | undefined)[];
export type Signature = readonly Shape[];

type Optional = { readonly optional: true };
/** What the functions of a verb get for its signature. */
export type ArgsOf<S extends Signature> = {
  [I in keyof S]: S[I] extends Shape<infer P> ? (S[I] extends Optional ? P | undefined : P) : never;
};

/** A word that is one of these. */
export type WordOf<W extends string> = Filter & { kind: 'word'; word: W };

const MEMBERS = ['n', 'min', 'top', 'verb', 'what', 'except', 'per', 'from', 'in', 'on', 'to', 'as', 'by'] as const;
/** Members that are written with their own word before them. */
const NAMED: ReadonlySet<string> = new Set(['min', 'per', 'from', 'in', 'on', 'to', 'as', 'by']);
type Parts = { readonly [M in (typeof MEMBERS)[number]]?: Part<unknown> };
type Needed<F extends Parts> = { [M in keyof F as F[M] extends Optional ? never : M]: TypeOf<F[M]> };
type Allowed<F extends Parts> = { [M in keyof F as F[M] extends Optional ? M : never]?: TypeOf<F[M]> };
type TypeOf<P> = P extends Part<infer T> ? T : never;

/** An argument with these members and no others. */
export function arg<const F extends Parts>(parts: F): Shape<Argument & Needed<F> & Allowed<F>> {
  const form = MEMBERS.flatMap((member) => {
    const part = parts[member];
    if (!part) return [];
    const written = `${member === 'except' ? 'not ' : NAMED.has(member) ? `${member} ` : ''}${part.form}`;
    return part.optional ? [`[${written}]`] : [written];
  }).join(' ');
  return {
    form,
    terms: union(MEMBERS.map((member) => parts[member]?.terms)),
    fits: (argument) =>
      MEMBERS.every((member) => {
        const value = argument[member];
        const part = parts[member];
        return value === undefined ? part === undefined || part.optional === true : (part?.fits(value) ?? false);
      }),
  };
}

/** A part or an argument that may be left out. */
export const maybe = <T extends Part<unknown> | Shape>(of: T): T & Optional => ({ ...of, optional: true });

/** One form of an argument or another. */
export const either = <P extends Argument, Q extends Argument>(a: Shape<P>, b: Shape<Q>): Shape<P | Q> => ({
  form: `${a.form} | ${b.form}`,
  terms: union([a.terms, b.terms]),
  fits: (argument) => a.fits(argument) || b.fits(argument),
});

/** A number; `n` stands for that of what is replaced. */
export const number: Part<number | 'n'> = { form: 'N', fits: (n) => typeof n === 'number' || n === 'n' };
/** A number or `all`. */
export const numberOrAll: Part<number | 'n' | 'all'> = {
  form: 'N/all',
  fits: (n) => number.fits(n) || n === 'all',
};
/** `2 per 3 owned(REG)`: the number, times what is counted. */
export const per: Part<Per> = { form: 'COUNTED', fits: () => true };
export const top: Part<true> = { form: 'top', fits: (value) => value === true };

/** One of these words. */
export const word = <const W extends string>(words: readonly W[], name?: string): Part<WordOf<W>> => ({
  ...called(words, name),
  fits: (value) => isFilter(value) && value.kind === 'word' && words.some((each) => each === value.word),
});

/** These words, alternatives of them, and whatever selectors choose. */
export const filter = (words: readonly string[], name: string): Part<Filter> => {
  const known = new Set(words);
  const fits = (of: Filter): boolean => {
    switch (of.kind) {
      case 'word':
        return known.has(of.word);
      case 'or':
      case 'and':
        return of.of.every(fits);
      case 'not':
        return fits(of.of);
      case 'named':
      case 'card':
      case 'call':
        return true;
    }
  };
  return { ...called(words, name), fits: (value) => isFilter(value) && fits(value) };
};

/** A selector: `players(REG)`. */
export const selector = <const N extends string>(...names: readonly N[]): Part<Filter & { kind: 'call'; name: N }> => ({
  form: names.map((name) => `${name}(...)`).join('/'),
  fits: (value) => isFilter(value) && value.kind === 'call' && names.some((name) => name === value.name),
});

/** One of two parts. */
export const partOf = <T, U>(a: Part<T>, b: Part<U>): Part<T | U> => ({
  form: `${a.form}/${b.form}`,
  terms: union([a.terms, b.terms]),
  fits: (value) => a.fits(value) || b.fits(value),
});

/** A verb named as an argument, or any when none is given. */
export const verbNamed = <const V extends string>(...names: readonly V[]): Part<VerbNode & { verb: V }> => ({
  form: names.length > 0 ? names.map((name) => `${name}(...)`).join('/') : 'VERB(...)',
  fits: (value) => isVerb(value) && (names.length === 0 || names.some((name) => name === value.verb)),
});

/** An argument inside another: `1 fertile as 3 production`. */
export const inner = <P extends Argument>(shape: Shape<P>): Part<P> => ({
  form: shape.form,
  terms: shape.terms,
  fits: (value) => typeof value === 'object' && value !== null && shape.fits(value),
});

const union = (terms: readonly (Terms | undefined)[]): Terms => new Map(terms.flatMap((each) => [...(each ?? [])]));

/** Words under the name that forms have for them; without one they are written out. */
const called = (words: readonly string[], name?: string): { form: string; terms: Terms } =>
  name === undefined ? { form: words.join('/'), terms: new Map() } : { form: name, terms: new Map([[name, words]]) };

const isVerb = (value: unknown): value is VerbNode => typeof value === 'object' && value !== null && 'verb' in value;
const isFilter = (value: unknown): value is Filter =>
  typeof value === 'object' && value !== null && 'kind' in value && !isVerb(value);

/** How a verb with its arguments is written in general: `gain(N RESOURCE [per COUNTED])`. */
export const formOf = (name: string, signature: Signature): string =>
  `${name}(${signature.map((shape) => (shape.optional ? `[${shape.form}]` : shape.form)).join(', ')})`;

/** What is wrong with the arguments of a verb; null when nothing is. */
export function wrongWith(name: string, signature: Signature, args: readonly Argument[]): string | null {
  const odd = args.find((argument, i) => !signature[i]?.fits(argument));
  const short = signature.slice(args.length).some((shape) => !shape.optional);
  if (!odd && !short) return null;
  return `${odd ? `${printArgument(odd)} is no argument of ${name}` : `${name} lacks an argument`}: ${formOf(name, signature)}`;
}
