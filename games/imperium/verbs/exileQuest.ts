import { arg, number } from '../../kit/effect/signature';
import { worstTaken } from '../bots/ranking';
import { toExile } from '../rules/zones';
import { picking } from './picking';
import { KIND } from './shapes';
import { verb } from './verb';

/** Exiles an impending quest. */
export const exileQuest = verb({
  name: 'exileQuest',
  args: [arg({ n: number, what: KIND })],
  ...picking({
    asks: { exileQuest: worstTaken },
    zones: ['development'],
    apply: (g, call, id): void => toExile(g, call.seat, id, { k: 'exile', by: call.frame.card }),
  }),
});
