import { arg, number } from '../../kit/effect/signature';
import { verb } from './verb';

/** Limits the wars with players (Reserve Army, M11.25). */
export const limitWars = verb({ name: 'limitWars', args: [arg({ n: number })], run: 'read', worth: 0.2 });
