import type { Language } from '../../games/kit/text/words';

const alone = (letters: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])([${letters}]) (?=\\S|$)`, 'giu');

/** One-letter words that must not end a line: the Hungarian article, Czech prepositions and conjunctions. */
const SHORT: Readonly<Partial<Record<Language, RegExp>>> = { hu: alone('a'), cs: alone('aikosuvz') };

/** Puts a no-break space after each one-letter word that must not end a line. English text is given back unchanged. */
export const bound = (text: string, language: Language): string => {
  const short = SHORT[language];
  return short ? text.replace(short, '$1\u00a0') : text;
};
