import { fail } from '../../kit/effect/run';
import { arg, word } from '../../kit/effect/signature';
import { mostRazed } from '../bots/ranking';
import { raze, razableOutside } from '../rules/raze';
import { controlled, isCommon, isRazable } from '../rules/select';
import { cardOf } from '../lookup';
import type { Settlers } from '../state';
import { verb } from './verb';

type Whose = 'own' | 'opponent';

const targets = (g: Settlers, seat: number, whose: Whose): string[] =>
  whose === 'opponent'
    ? razableOutside(g, seat)
    : controlled(g, seat).filter((id) => isCommon(cardOf(id)) && isRazable(id));

/** Without raze tokens, whatever protects it: an own common location (S13.BAR018), one of an opponent (S13.EGY003). */
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
    const picks = call.picked();
    if (picks?.[0] !== undefined) return raze(g, seat, picks[0], self);
    const options = targets(g, seat, what.word);
    if (options.length === 0) return fail(g);
    call.ask(g, 'raze', { options });
  },
  worth: ([first], x): number => {
    const own = first?.what?.kind === 'word' && first.what.word === 'own';
    return x.razing(targets(x.g, x.seat, own ? 'own' : 'opponent')) - (own ? 1.5 : 0);
  },
});
