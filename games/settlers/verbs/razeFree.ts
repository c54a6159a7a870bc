import { fail } from '../../kit/effect/run';
import { arg, word } from '../../kit/effect/signature';
import { mostRazed } from '../bots/ranking';
import { giveAway, supply } from '../rules/moving';
import { OWN_PROTECTION_COSTS } from '../rules/open';
import { raze, razableOutside } from '../rules/raze';
import { controlled, isCommon, isRazable, player, protectionOf } from '../rules/select';
import { cardOf } from '../lookup';
import type { Settlers } from '../state';
import { verb } from './verb';

type Whose = 'own' | 'opponent';

/** The raze tokens that razing an own location takes (Q21). */
const tokensFor = (g: Settlers, id: string): number => (OWN_PROTECTION_COSTS ? protectionOf(g, id) : 0);

const targets = (g: Settlers, seat: number, whose: Whose): string[] =>
  whose === 'opponent'
    ? razableOutside(g, seat)
    : controlled(g, seat).filter(
        (id) => isCommon(cardOf(id)) && isRazable(id) && tokensFor(g, id) <= player(g, seat).goods.raze,
      );

/**
 * Razes without raze tokens, in spite of any protection: an own common location (S13.BAR018), or one of an opponent
 * (S13.EGY003).
 */
export const razeFree = verb({
  name: 'razeFree',
  args: [arg({ what: word(['own', 'opponent']) })],
  phrases: ['razeFreeOpponent', 'razeFreeOwn'],
  phrase: ([{ what }]): 'razeFreeOpponent' | 'razeFreeOwn' =>
    what.word === 'own' ? 'razeFreeOwn' : 'razeFreeOpponent',
  asks: { raze: mostRazed },
  can: (g, { args: [{ what }], seat }): boolean => targets(g, seat, what.word).length > 0,
  run(g, call): void {
    const {
      seat,
      self,
      args: [{ what }],
    } = call;
    const [id] = call.picked() ?? [];
    if (id !== undefined) {
      const n = what.word === 'own' ? tokensFor(g, id) : 0;
      if (n > 0) giveAway(g, supply(seat, 'raze'), n, (from) => ({ k: 'pay', seat, n, what: 'raze', by: self, from }));
      return raze(g, seat, id, self);
    }
    const options = targets(g, seat, what.word);
    if (options.length === 0) return fail(g);
    call.ask(g, 'raze', { options });
  },
  worth: ([first], x): number => {
    const own = first?.what?.kind === 'word' && first.what.word === 'own';
    return x.razing(targets(x.g, x.seat, own ? 'own' : 'opponent')) - (own ? 1.5 : 0);
  },
});
