import { atOnce } from '../../kit/text/load';
import { buildWords } from './build';
import { cs } from './cs';
import { en } from './en';
import { hu } from './hu';

/** The words of Imperial Settlers in any language at once, for tools and tests. A browser uses `loadWords`. */
export const settlersWords = atOnce({ en, hu, cs }, buildWords);
