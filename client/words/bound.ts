import type { Language } from '../../games/kit/text/words';

const alone = (letters: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])([${letters}]) (?=\\S|$)`, 'giu');

/** Words of one letter that a line should not end with: the Hungarian article, Czech prepositions and conjunctions. */
const SHORT: Readonly<Partial<Record<Language, RegExp>>> = { hu: alone('a'), cs: alone('aikosuvz') };

/** Keeps words of one letter with the word that follows, where the language wants that. */
export const bound = (text: string, language: Language): string => {
  const short = SHORT[language];
  return short ? text.replace(short, '$1\u00a0') : text;
};
