import { loader } from '../../kit/text/load';
import { buildWords } from './build';

/** A New Dawn's words in one language, loaded when first asked for. */
export const loadWords = loader(
  {
    en: async () => (await import('./en')).en,
    hu: async () => (await import('./hu')).hu,
    cs: async () => (await import('./cs')).cs,
  },
  buildWords,
);
