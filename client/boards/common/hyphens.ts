const SHY = '\u00ad';
/** In Hungarian gy, ly, ny and ty are consonants. */
const VOWEL = '(?:[aeiouáéíóúůýěäöüőű]|(?<![glnt])y)';
const CONSONANT = '[bcdfghjklmnpqrstvwxyzčďňřšťž]';
/** Two letters for one sound, in any of the languages. */
const PAIR = 'ch|cs|gy|ly|ny|ph|sh|sz|th|ty|zs';

/** A syllable's end: the next one begins with one consonant and a vowel; two letters at least before, three behind. */
const SYLLABLE = new RegExp(`${VOWEL}${CONSONANT}*?(?<=\\p{L}{2})(?=(?:${PAIR}|${CONSONANT})${VOWEL}\\p{L})`, 'giu');

/** A word of so many letters hardly fits into the narrowest card, beside the letter of its side. */
const LONG = 6;

/**
 * A name with soft hyphens in its long words, of so many letters or more. For narrow cards: browsers do not hyphenate what begins
 * with a capital, and would break it anywhere.
 */
export const softly = (name: string, long = LONG): string =>
  name.replace(/\p{L}+/gu, (word) => (word.length < long ? word : word.replace(SYLLABLE, `$&${SHY}`)));
