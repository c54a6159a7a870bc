import { thisCard } from './shapes';
import { verb } from './verb';

/** All tokens on the card. */
export const gainAllOn = verb({ name: 'gainAllOn', args: [thisCard], run: 'planned' });
