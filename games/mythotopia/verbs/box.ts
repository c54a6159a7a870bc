import { arg, word } from '../../kit/effect/signature';
import { say } from '../../kit/events';
import { drop } from '../rules/cards';
import { player } from '../rules/select';
import { verb } from './verb';

/** Out of the game. */
export const box = verb({
  name: 'box',
  args: [arg({ what: word(['this']) })],
  run(g, { seat, self }): void {
    const p = player(g, seat);
    drop(p.playing, self);
    if (p.known.includes(self)) drop(p.known, self);
    g.box.push(self);
    say(g, { k: 'boxed', cards: [self] });
  },
});
