import { thisCard } from './shapes';
import { verb } from './verb';

export const putIntoPlay = verb({ name: 'putIntoPlay', args: [thisCard], run: 'planned' });
