import { atOnce } from '../../kit/text/load';
import { buildWords } from './build';
import { cs } from './cs';
import { en } from './en';
import { hu } from './hu';

/**
 * Imperium's words in any language at once, for tools and tests. A browser uses `loadWords`, which fetches one
 * language.
 */
export const imperiumWords = atOnce({ en, hu, cs }, buildWords);
