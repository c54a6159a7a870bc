import { mostPlayable } from '../bots/ranking';
import { howMany, isWord } from '../bots/worth';
import { WEIGHTS } from '../bots/weights';
import { toDeckTop } from '../rules/zones';
import { picking } from './picking';
import { cards } from './shapes';
import { verb } from './verb';

export const putTop = verb({
  name: 'putTop',
  merges: true,
  args: [cards],
  ...picking({
    asks: { putTop: mostPlayable },
    zones: ['hand'],
    ordered: true,
    apply: (g, call, id): void => toDeckTop(g, call.seat, id, { k: 'putTop', by: call.frame.card }),
  }),
  worth: (valued): number =>
    howMany(valued) * (isWord(valued.args[0].from, 'discardPile') ? WEIGHTS.putTop : -WEIGHTS.putTop),
});
