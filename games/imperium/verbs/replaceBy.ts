import { arg } from '../../kit/effect/signature';
import { KIND } from './shapes';
import { verb } from './verb';

/** Another card takes this one's place. */
export const replaceBy = verb({ name: 'replaceBy', args: [arg({ what: KIND })], run: 'planned' });
