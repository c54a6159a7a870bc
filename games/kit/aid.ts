import type { Localized, Token, Words } from './text/words';

/** A player's aid: what one can do in a turn, and what it costs. Signs stand in braces, by the keys of `Words.term`: `1 {material}`. */
export interface Aid {
  readonly parts: readonly { readonly title: Localized; readonly lines: readonly AidLine[] }[];
  /** What is to be explained besides: every sign of the table with its word. */
  readonly signs: readonly string[];
}

export interface AidLine {
  /** The sign of what is told, where it has one. */
  readonly sign?: string;
  readonly text: Localized;
  /** The number of the rule that says more. */
  readonly rule: string;
}

/** Text with signs in braces, as the page draws it. */
export const signed = (text: string, words: Pick<Words, 'term'>): Token[] =>
  text
    .split(/[{}]/)
    .map((part, i): Token =>
      i % 2 === 0 ? { kind: 'text', text: part } : { kind: 'icon', key: part, label: words.term(part) },
    )
    .filter((token) => token.kind !== 'text' || token.text !== '');
