import type { Core } from '../core';
import type { Language, Words } from './words';

/** Words in one language, loaded when first asked for: each catalogue is a chunk of its own. A failed load is tried again the next time. */
export function loader<C, G extends Core>(
  catalogues: Readonly<Record<Language, () => Promise<C>>>,
  build: (catalogue: C) => Words<G>,
): (language: Language) => Promise<Words<G>> {
  const loading = new Map<Language, Promise<Words<G>>>();
  return (language) => {
    let words = loading.get(language);
    if (!words) {
      words = catalogues[language]().then(build);
      words.catch(() => loading.delete(language));
      loading.set(language, words);
    }
    return words;
  };
}

/** Words in any language at once, for tools and tests; each built when first asked for. */
export function atOnce<C, G extends Core>(
  catalogues: Readonly<Record<Language, C>>,
  build: (catalogue: C) => Words<G>,
): (language: Language) => Words<G> {
  const built = new Map<Language, Words<G>>();
  return (language) => {
    let words = built.get(language);
    if (!words) built.set(language, (words = build(catalogues[language])));
    return words;
  };
}
