import type { Language } from '../../games/kit/text/words';

const alone = (letters: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])([${letters}]) (?=\\S|$)`, 'giu');

/** One-letter words that must not end a line: the Hungarian article, Czech prepositions and conjunctions. */
const SHORT: Readonly<Partial<Record<Language, RegExp>>> = { hu: alone('a'), cs: alone('aikosuvz') };

/** The sign before each of several choices. */
const BULLET = /• /g;

/** Puts a no-break space after each one-letter word, and each bullet, that must not end a line. */
export const bound = (text: string, language: Language): string => {
  const held = text.replace(BULLET, '•\u00a0');
  const short = SHORT[language];
  return short ? held.replace(short, '$1\u00a0') : held;
};
