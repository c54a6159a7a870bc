import { ask, picked } from '../../kit/agenda';
import { arg, number, word } from '../../kit/effect/signature';
import { VIRTUAL } from '../solo';
import { leastWorth, theirHand } from '../bots/ranking';
import type { SettlersNode } from '../frames';
import { discard } from '../rules/draw';
import { own } from '../rules/moving';
import { DESERT_NEEDS_NO_CARD } from '../rules/open';
import { opponents, player } from '../rules/select';
import { reveal } from '../../kit/undo';
import type { Settlers } from '../state';
import { target, verb } from './verb';

/** The opponents by seat, also those without cards (Q13); the virtual player loses nothing (Q19). */
const targets = (g: Settlers, seat: number): string[] =>
  g.seats === 1
    ? [VIRTUAL]
    : opponents(g, seat)
        .filter((other) => DESERT_NEEDS_NO_CARD || player(g, other).hand.length > 0)
        .map(String);

/** Makes an opponent discard hand cards of the opponent's choice (S13.EGY001). */
export const makeDiscard = verb({
  name: 'makeDiscard',
  args: [arg({ n: number, what: word(['card']) })],
  asks: { opponent: theirHand, discardOne: leastWorth },
  can: (g, { seat }): boolean => targets(g, seat).length > 0,
  run(g, call): void {
    const { seat, self } = call;
    const frame: SettlersNode = call.frame;
    if (frame.target === undefined) {
      const opponent = target(g, call, 'opponent', () => targets(g, seat));
      if (opponent === undefined) return;
      frame.target = opponent;
      if (opponent === VIRTUAL) return;
    }
    const other = Number(frame.target);
    const { hand } = player(g, other);
    const picks = picked(frame, other);
    if (!picks) {
      if (hand.length === 0) return;
      return ask(g, frame, {
        seat: other,
        stage: 'answer',
        ask: 'discardOne',
        card: self,
        options: [...hand],
        min: Number(call.args[0].n),
        max: Number(call.args[0].n),
      });
    }
    reveal(g, 'otherPlayer');
    discard(g, picks, own(other, 'hand'), (moved) => ({ k: 'discards', seat: other, by: self, ...moved }));
  },
  worth: (_args, x): number => (x.g.seats === 1 ? 0 : 0.5 / (x.g.seats - 1)),
});
