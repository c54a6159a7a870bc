import { arg, word } from '../../kit/effect/signature';
import { forget } from '../rules/cards';
import { common, moveCards, own } from '../rules/moving';
import { player } from '../rules/select';
import { verb } from './verb';

/** Puts the card out of the game (M11.19). */
export const box = verb({
  name: 'box',
  args: [arg({ what: word(['this']) })],
  run(g, { seat, self }): void {
    moveCards(g, [self], own(seat, 'playing'), common('box'), ({ cards, from, into }) => ({
      k: 'boxed',
      cards,
      from,
      into,
    }));
    forget(player(g, seat), self);
  },
});
