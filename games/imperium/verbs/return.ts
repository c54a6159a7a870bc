import { say } from '../../kit/events';
import { shuffle } from '../../kit/random';
import { reveal } from '../../kit/undo';
import { anyOption } from '../bots/ranking';
import { fitting, howMany, isWord, mentions, unrestWorth } from '../bots/worth';
import { player } from '../rules/select';
import { fire } from '../rules/triggers';
import { toUnrest } from '../rules/zones';
import { picking, zonesOf } from './picking';
import { cards } from './shapes';
import { verb } from './verb';

/** Unrest is alike, so that only as many cards as needed are offered from each zone. */
const unrest = picking({
  asks: { return: anyOption },
  zones: ['hand'],
  alike: true,
  many: true,
  apply: (g, call, id): void => toUnrest(g, call.seat, id),
  after(g, call, ids): void {
    if (ids.length === 0) return;
    say(g, { k: 'returnUnrest', seat: call.seat, n: ids.length, by: call.frame.card });
    fire(g, call.seat, { name: 'onReturnUnrest', n: ids.length });
  },
});

/**
 * Returns unrest to the pile (R11.21). Taking it out of a draw deck is a search: the owner sees the deck, which is
 * shuffled afterwards.
 */
export const returnUnrest = verb({
  name: 'return',
  merges: true,
  args: [cards],
  ...unrest,
  run(g, call): void {
    const p = player(g, call.seat);
    const searches = zonesOf(call.args[0].from, []).includes('deck');
    if (searches) {
      p.searching = ['deck'];
      reveal(g, 'revealedCard');
    }
    unrest.run(g, call);
    const asked = g.agenda.at(-1) === call.frame;
    if (searches && !asked) {
      p.searching = [];
      shuffle(g, p.deck);
    }
  },
  worth(valued): number {
    const [{ n, what, from }] = valued.args;
    if (isWord(what, 'this')) return unrestWorth(valued, -1);
    const there = fitting(valued, 'hand').length + (mentions(from, 'deck') ? 1 : 0);
    return unrestWorth(valued, -(n === 'all' ? there : Math.min(howMany(valued), there)));
  },
});
