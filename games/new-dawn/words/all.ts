import { atOnce } from '../../kit/text/load';
import { buildWords } from './build';
import { cs } from './cs';
import { en } from './en';
import { hu } from './hu';

/** A New Dawn's words in any language at once, for tools and tests. A browser uses `loadWords`. */
export const newDawnWords = atOnce({ en, hu, cs }, buildWords);
