import { Lexer, type MarkedToken, type Token } from 'marked';

/** A part of the rules' text. `id` and `ids` are the numbers of the rules that begin there, which are their addresses on the page. */
export type Block =
  | { kind: 'heading'; level: number; text: string; id: string | undefined }
  | { kind: 'list'; items: { text: string; ids: string[] }[] }
  | { kind: 'table'; head: string[]; rows: { cells: string[]; ids: string[] }[] }
  | { kind: 'text'; text: string };

/** Numbers of rules at the beginning of a text: "**R9.2, R9.3** ..." is found as both; so are "M6.1.2", "OQ-7" and "S13.COM040". */
const numbersOf = (text: string): string[] =>
  /^\**\s*((?:[A-Z]{1,2}-?\d+(?:\.[A-Z]*\d+)*(?:,\s*)?)+)/.exec(text)?.[1]?.split(/,\s*/).filter(Boolean) ?? [];

/** A text without the line breaks of its source. */
const inOneLine = ({ text }: { text: string }): string => text.replaceAll(/\s*\n\s*/g, ' ');

type Told = Extract<MarkedToken, { type: (typeof TOLD)[number] }>;
const TOLD = ['heading', 'list', 'table', 'paragraph', 'space'] as const;
const isTold = (token: Token): token is Told => TOLD.some((type) => type === token.type);

/**
 * Splits a text in Markdown into headings, lists, tables and paragraphs.
 * @throws Error for anything else, which no rules need
 */
export function blocksOf(markdown: string): Block[] {
  const seen = new Set<string>();
  /** A rule's address is the first place that names it. */
  const fresh = (text: string): string[] => numbersOf(text).filter((id) => !seen.has(id) && seen.add(id));
  return Lexer.lex(markdown).flatMap((token): Block[] => {
    if (!isTold(token)) throw new Error(`no rules are told by ${token.type}: ${token.raw}`);
    switch (token.type) {
      case 'heading':
        return [{ kind: 'heading', level: token.depth, text: token.text, id: fresh(token.text)[0] }];
      case 'list':
        return [
          {
            kind: 'list',
            items: token.items.map(inOneLine).map((text) => ({ text, ids: fresh(text) })),
          },
        ];
      case 'table':
        return [
          {
            kind: 'table',
            head: token.header.map(inOneLine),
            rows: token.rows.map((row) => row.map(inOneLine)).map((cells) => ({ cells, ids: fresh(cells[0] ?? '') })),
          },
        ];
      case 'paragraph':
        return [{ kind: 'text', text: inOneLine(token) }];
      case 'space':
        return [];
    }
  });
}

const KINDS: Readonly<Record<string, 'b' | 'i' | 'code'>> = { strong: 'b', em: 'i', codespan: 'code' };

/** Splits a paragraph in Markdown into bold, italic, code and plain parts. Anything else is given as plain text. */
export const spansOf = (text: string): { kind: 'b' | 'i' | 'code' | 'plain'; text: string }[] =>
  Lexer.lexInline(text).map((token: Token) => {
    const kind = KINDS[token.type];
    return kind && 'text' in token ? { kind, text: String(token.text) } : { kind: 'plain', text: token.raw };
  });
