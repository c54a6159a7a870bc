import { byCard } from '../bots/ranking';
import { fitting, howMany, isWord, sum } from '../bots/worth';
import { DEFAULT_HISTORY_ZONE } from '../rules/open';
import { toHistory } from '../rules/zones';
import { picking } from './picking';
import { cards } from './shapes';
import { verb } from './verb';

/** Puts cards into history (R11.15). */
export const history = verb({
  name: 'history',
  args: [cards],
  ...picking({
    asks: { history: byCard((evaluation, id) => evaluation.retiring(id)) },
    zones: [DEFAULT_HISTORY_ZONE],
    many: true,
    apply: (g, call, id): void => toHistory(g, call.seat, id, call.frame.card),
  }),
  worth(valued): number {
    const {
      evaluation,
      at,
      args: [{ what, from }],
    } = valued;
    if (isWord(what, 'this') && !from) return evaluation.retiring(at.self);
    if (what.kind === 'card' || isWord(what, 'moved')) return 0;
    const values = fitting(valued, 'hand')
      .map((id) => evaluation.retiring(id))
      .sort((a, b) => b - a);
    return sum(values.slice(0, howMany(valued)));
  },
});
