import type { Language, Words } from '../../kit/text/words';
import type { Imperium } from '../state';
import { buildWords } from './build';
import type { ImperiumCatalogue } from './phrases';

/** Each catalogue is a chunk of its own. */
const CATALOGUES: Readonly<Record<Language, () => Promise<ImperiumCatalogue>>> = {
  en: async () => (await import('./en')).en,
  hu: async () => (await import('./hu')).hu,
  cs: async () => (await import('./cs')).cs,
};
const loading = new Map<Language, Promise<Words<Imperium>>>();

/** Imperium's words in one language, loaded when first asked for. A failed load is tried again the next time. */
export function loadWords(language: Language): Promise<Words<Imperium>> {
  let words = loading.get(language);
  if (!words) {
    words = CATALOGUES[language]().then(buildWords);
    words.catch(() => loading.delete(language));
    loading.set(language, words);
  }
  return words;
}
