import { arg, number } from '../../kit/effect/signature';
import { KIND } from './shapes';
import { verb } from './verb';

export const exileQuest = verb({ name: 'exileQuest', args: [arg({ n: number, what: KIND })], run: 'planned' });
