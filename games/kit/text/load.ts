import type { Core } from '../core';
import type { Naming } from './names';
import type { Language, Words } from './words';

type Build<C, G extends Core> = (catalogue: C, naming?: Naming) => Words<G>;

/** Keeps what `make` gives, once for each language and naming. */
function remembered<T>(make: (language: Language, naming: Naming) => T, use?: (made: T, forget: () => void) => void) {
  const known = new Map<string, T>();
  return (language: Language, naming: Naming = 'own'): T => {
    const key = `${language} ${naming}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(language, naming);
    known.set(key, made);
    use?.(made, () => known.delete(key));
    return made;
  };
}

/**
 * Makes a function that loads the words of one language when they are first asked for: each catalogue is a chunk of its
 * own. A failed load is tried again the next time.
 */
export const loader = <C, G extends Core>(
  catalogues: Readonly<Record<Language, () => Promise<C>>>,
  build: Build<C, G>,
): ((language: Language, naming?: Naming) => Promise<Words<G>>) =>
  remembered(
    async (language, naming) => build(await catalogues[language](), naming),
    (loading, forget) => {
      loading.catch(forget);
    },
  );

/**
 * Makes a function that gives the words of any language at once, for tools and tests. They are built when first asked
 * for.
 */
export const atOnce = <C, G extends Core>(
  catalogues: Readonly<Record<Language, C>>,
  build: Build<C, G>,
): ((language: Language, naming?: Naming) => Words<G>) =>
  remembered((language, naming) => build(catalogues[language], naming));
