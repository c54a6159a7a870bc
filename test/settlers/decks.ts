import type { KindFacts } from '../../games/settlers/card';

/** S17.4: how many kinds a faction deck has of three copies, of two and of one. */
export const PATTERN: Readonly<Record<number, number>> = { 3: 3, 2: 6, 1: 9 };

/** What keeps kinds from being a faction deck, in words for developers; empty when nothing does (S17.4). */
export function wrongDeck(kinds: readonly KindFacts[]): string[] {
  const wrong: string[] = [];
  for (const kind of kinds) {
    if (kind.deal === undefined) wrong.push(`${kind.name.en} is no faction card`);
    if (PATTERN[kind.copies.length] === undefined) wrong.push(`${kind.name.en}: ${kind.copies.length} copies`);
  }
  for (const [copies, wanted] of Object.entries(PATTERN)) {
    const found = kinds.filter((kind) => kind.copies.length === Number(copies)).length;
    if (found !== wanted) wrong.push(`${found} kinds of ${copies}, not ${wanted}`);
  }
  const ids = kinds.flatMap((kind) => kind.copies);
  if (new Set(ids).size !== ids.length) wrong.push('a card twice');
  return wrong;
}
