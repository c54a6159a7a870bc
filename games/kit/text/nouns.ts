import type { CommonPhrase } from './common';
import type { Bending, Phrasebook } from './phrasebook';
import { text } from './tokens';
import type { Token } from './words';

/** Stands in a noun's form before the ending that is written after an icon: "1 ⛰-t". */
const ENDING = '|';

/** Says things that are counted: numbers, nouns, icons. `P` are the phrases of a ruleset, `N` its nouns. */
export class Nouns<P extends string, N extends string> {
  /** @param icons nouns that are drawn. A noun's key may name another form of the icon after a dot */
  constructor(
    protected readonly book: Phrasebook<P | CommonPhrase, N>,
    private readonly icons: ReadonlySet<string>,
  ) {}

  /** A noun in the form for `n`, without the number. */
  noun(key: N, n = 1): Bending {
    const icon = key.replace(/\..*/, '');
    return (form) => {
      const [stem = '', ending] = this.book.noun(key, form, n).split(ENDING);
      const label = stem + (ending ?? '');
      if (this.book.isBeside(form)) return this.book.hasForm(key, form) ? [text(label)] : [];
      if (!this.icons.has(icon)) return [text(label)];
      return [{ kind: 'icon', key: icon, label, ...(ending === undefined ? {} : { ending }) }];
    };
  }

  /** A number before a thing. An icon carries the number itself. */
  counted(n: number, thing: Bending): Bending {
    return (form) => {
      const tokens = thing(form);
      const [first, ...rest] = tokens;
      if (this.book.isBeside(form) || !first) return tokens;
      const alone = first.kind === 'icon' && first.n === undefined && !rest.some((t) => t.kind === 'icon');
      return alone ? [{ ...first, n }, ...rest] : [text(`${n} `), ...tokens];
    };
  }

  /** A number and its noun. */
  some(n: number, key: N): Bending {
    return this.counted(n, this.noun(key, n));
  }

  /** `a, b or c`. */
  list(parts: readonly Bending[], last: 'or' | 'and'): Bending {
    return parts.reduce((a, b, i) => this.book.bend(i === parts.length - 1 ? last : 'comma', { a, b }));
  }

  /**
   * Alternative nouns for the same things. A word that neighbours share is said once: "civilised or fame card". A
   * determiner takes the form of the first noun.
   */
  alternatives(keys: readonly N[], n: number): Bending {
    const nouns = keys.map((key) => this.noun(key, n));
    return (form) => {
      if (this.book.isBeside(form)) return nouns[0]?.(form) ?? [];
      const said = nouns.map((noun, i) => noun(i > 0 ? this.book.later(form) : form));
      const parts = said.map((tokens, i) => (): Token[] => withoutShared(tokens, said[i - 1], said[i + 1]));
      // Nouns that share the word after them form one group: "civilised or fame card, region or tributary".
      const groups: Bending[][] = [];
      for (const [i, part] of parts.entries())
        if (i > 0 && endAlike(said[i - 1], said[i])) groups.at(-1)?.push(part);
        else groups.push([part]);
      return this.list(
        groups.map((group) => this.list(group, 'or')),
        'or',
      )(form);
    };
  }

  /** How many are to be picked: "2 cards", "up to 3 cards", "1–2 cards". */
  range(min: number, max: number, key: N): Bending {
    const most = this.some(max, key);
    // That nothing need be chosen is said by the question.
    if (min === max || max === 1) return most;
    return min === 0 ? this.book.bend('thing.upTo', { what: most }) : (form) => [text(`${min}–`), ...most(form)];
  }
}

const labelOf = ([token]: readonly Token[] = []): string =>
  token?.kind === 'icon' ? token.label : token?.kind === 'text' ? token.text : '';
const last = (words: string): string => words.replace(/.* /, '');

const endAlike = (a: readonly Token[] | undefined, b: readonly Token[] | undefined): boolean =>
  labelOf(a).includes(' ') && labelOf(b).includes(' ') && last(labelOf(a)) === last(labelOf(b));

/** How many words both lists begin with, leaving at least one word of the second. */
function sharedStart(a: readonly string[], b: readonly string[]): number {
  const differs = b.findIndex((word, i) => word !== a[i] || i === b.length - 1);
  return Math.max(differs, 0);
}

/**
 * A noun of a list without the last word that it shares with the next noun, and without the first words that it shares
 * with the noun before.
 */
function withoutShared(
  tokens: Token[],
  before: readonly Token[] | undefined,
  next: readonly Token[] | undefined,
): Token[] {
  const words = labelOf(tokens);
  const [token] = tokens;
  if (!token || !words.includes(' ')) return tokens;
  const said = (label: string): Token[] =>
    token.kind === 'icon' ? [{ kind: 'icon', key: token.key, label }] : [text(label)];
  if (endAlike(tokens, next)) return said(words.slice(0, words.lastIndexOf(' ')));
  const shared = before ? sharedStart(labelOf(before).split(' '), words.split(' ')) : 0;
  if (shared > 0) return said(words.split(' ').slice(shared).join(' '));
  return tokens;
}
