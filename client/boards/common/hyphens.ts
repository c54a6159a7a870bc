const SHY = '\u00ad';
const VOWEL = '[aeiouyáéíóúůýěäöüőű]';
const CONSONANT = '[bcdfghjklmnpqrstvwxzčďňřšťž]';
/** Two letters for one sound, in any of the languages. */
const PAIR = 'ch|cs|gy|ly|ny|ph|sh|sz|th|ty|zs';

/** A syllable's end: the next one begins with one consonant and a vowel; two letters at least before, three behind. */
const SYLLABLE = new RegExp(`${VOWEL}${CONSONANT}*?(?<=\\p{L}{2})(?=(?:${PAIR}|${CONSONANT})${VOWEL}\\p{L})`, 'giu');

/** A word of so many letters hardly fits into a narrow card. */
const LONG = /\p{L}{9,}/gu;

/**
 * A name with soft hyphens in its long words. For narrow cards: browsers do not hyphenate what begins with a capital, and
 * would break it anywhere.
 */
export const softly = (name: string): string => name.replace(LONG, (word) => word.replace(SYLLABLE, `$&${SHY}`));
