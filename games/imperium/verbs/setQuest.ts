import { arg, number } from '../../kit/effect/signature';
import { KIND } from './shapes';
import { verb } from './verb';

/** An impending quest becomes the active one. */
export const setQuest = verb({ name: 'setQuest', args: [arg({ n: number, what: KIND })], run: 'planned' });
