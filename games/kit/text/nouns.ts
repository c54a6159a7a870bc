import type { CommonPhrase } from './common';
import type { Bending, Phrasebook } from './phrasebook';
import { text } from './tokens';

/** Words for things that are counted: numbers, nouns, icons. `P` are the phrases of a ruleset, `N` its nouns. */
export class Nouns<P extends string, N extends string> {
  /** @param icons nouns that are drawn; what follows a dot in a noun's key is another form of the same icon */
  constructor(
    protected readonly book: Phrasebook<P | CommonPhrase, N>,
    private readonly icons: ReadonlySet<string>,
  ) {}

  /** A noun for so many, the number itself left out. */
  noun(key: N, n = 1): Bending {
    const icon = key.replace(/\..*/, '');
    return (form) => {
      const label = this.book.noun(key, form, n);
      if (this.book.isBeside(form)) return this.book.hasForm(key, form) ? [text(label)] : [];
      return [this.icons.has(icon) ? { t: 'icon', key: icon, label } : text(label)];
    };
  }

  /** A number before a thing; an icon carries its number itself. */
  counted(n: number, thing: Bending): Bending {
    return (form) => {
      const tokens = thing(form);
      const [first, ...rest] = tokens;
      if (this.book.isBeside(form) || !first) return tokens;
      const alone = first.t === 'icon' && first.n === undefined && !rest.some((t) => t.t === 'icon');
      return alone ? [{ ...first, n }, ...rest] : [text(`${n} `), ...tokens];
    };
  }

  /** Number and noun. */
  some(n: number, key: N): Bending {
    return this.counted(n, this.noun(key, n));
  }

  /** `a, b or c`. */
  list(parts: readonly Bending[], last: 'or' | 'and'): Bending {
    return parts.reduce((a, b, i) => this.book.bend(i === parts.length - 1 ? last : 'comma', { a, b }));
  }

  /** "2 cards", "up to 3 cards", "1–2 cards": how many are to be picked. */
  range(min: number, max: number, key: N): Bending {
    const most = this.some(max, key);
    // That one need not be chosen is said by what asks.
    if (min === max || max === 1) return most;
    return min === 0 ? this.book.bend('thing.upTo', { what: most }) : (form) => [text(`${min}–`), ...most(form)];
  }
}
