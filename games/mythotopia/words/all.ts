import { atOnce } from '../../kit/text/load';
import { buildWords } from './build';
import { cs } from './cs';
import { en } from './en';
import { hu } from './hu';

/** Mythotopia's words in any language at once, for tools and tests. A browser uses `loadWords`. */
export const mythotopiaWords = atOnce({ en, hu, cs }, buildWords);
