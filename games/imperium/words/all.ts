import type { Language, Words } from '../../kit/text/words';
import type { Imperium } from '../state';
import { buildWords } from './build';
import { cs } from './cs';
import { en } from './en';
import { hu } from './hu';

const CATALOGUES = { en, hu, cs };
const built = new Map<Language, Words<Imperium>>();

/**
 * Imperium's words in any language at once, for tools and tests. What runs in a browser takes `loadWords`, which fetches
 * one language.
 */
export function imperiumWords(language: Language): Words<Imperium> {
  let words = built.get(language);
  if (!words) built.set(language, words = buildWords(CATALOGUES[language]));
  return words;
}
