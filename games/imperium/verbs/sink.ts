import { cards } from './shapes';
import { verb } from './verb';

/** Into the sunken pile, which belongs to the Atlanteans. */
export const sink = verb({ name: 'sink', merges: true, args: [cards], run: 'planned' });
