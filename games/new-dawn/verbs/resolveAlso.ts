import { nearest } from '../../kit/agenda';
import { arg, word } from '../../kit/effect/signature';
import { startFocus } from '../rules/focus';
import { cardsOfType, typeOf } from '../rules/select';
import { verb } from './verb';

/** Resolves and resets the economy card, too, after a card of another type (Maracanã). */
export const resolveAlso = verb({
  name: 'resolveAlso',
  args: [arg({ what: word(['economy']) })],
  asks: {},
  // Without a target it is not offered.
  alwaysPrice: (): boolean => true,
  can(g, { seat, args: [{ what }] }): boolean {
    const after = nearest(g, 'after');
    return after !== undefined && typeOf(after.card) !== what.word && cardsOfType(g, seat, what.word).length > 0;
  },
  run(g, { seat, args: [{ what }] }): void {
    const [card] = cardsOfType(g, seat, what.word);
    if (card !== undefined) startFocus(g, seat, card, { stays: false });
  },
});
