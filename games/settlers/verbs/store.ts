import { arg, filter } from '../../kit/effect/signature';
import { RESOURCE_WORDS } from '../language/words';
import { verb } from './verb';

/** Lets goods be kept in cleanup (S14.1). */
export const store = verb({
  name: 'store',
  args: [arg({ what: filter(RESOURCE_WORDS, 'RESOURCE') })],
  run: 'read',
  worth: (): number => 0,
});
