import type { Language } from '../../../games/kit/text/words';

const SHY = '\u00ad';
/** In Hungarian gy, ly, ny and ty are consonants. */
const VOWEL = '(?:[aeiouáéíóúůýěäöüőű]|(?<![glnt])y)';
const CONSONANT = '[bcdfghjklmnpqrstvwxyzčďňřšťž]';
/** Two letters for one sound, in any of the languages. */
const PAIR = 'ch|cs|gy|ly|ny|ph|sh|sz|th|ty|zs';

/** Two consonants that begin a syllable together; in Hungarian only the latter goes over to it. */
const ONSET = '[bcdfgkpt]r|[bcfgkp]l';

/** A syllable's end: the next one begins with this and a vowel; two letters at least before, three behind. */
const endBefore = (onsets: string): RegExp =>
  new RegExp(`${VOWEL}${CONSONANT}*?(?<=\\p{L}{2})(?=(?:${onsets})${VOWEL}\\p{L})`, 'giu');
const SYLLABLE = endBefore(`${PAIR}|${ONSET}|${CONSONANT}`);
const SYLLABLES: Readonly<Record<Language, RegExp>> = {
  en: SYLLABLE,
  cs: SYLLABLE,
  hu: endBefore(`${PAIR}|${CONSONANT}`),
};

/** A word of so many letters hardly fits into the narrowest card, beside the letter of its side. */
const LONG = 6;

/**
 * A name with soft hyphens in its long words, of so many letters or more. For narrow cards: browsers do not hyphenate what begins
 * with a capital, and would break it anywhere.
 */
export const softly = (name: string, language: Language, long = LONG): string =>
  name.replace(/\p{L}+/gu, (word) => (word.length < long ? word : word.replace(SYLLABLES[language], `$&${SHY}`)));
