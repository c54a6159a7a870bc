import { nearest } from '../../kit/agenda';
import { arg, word } from '../../kit/effect/signature';
import { bySlot } from '../bots/ranking';
import { startFocus } from '../rules/focus';
import { MARACANA_AFTER } from '../rules/open';
import { cardsOfType, typeOf } from '../rules/select';
import { verb } from './verb';

/** Resolves and resets the economy card, too, after a card of another type, or before it (Maracanã). */
export const resolveAlso = verb({
  name: 'resolveAlso',
  args: [arg({ what: word(['economy']) })],
  asks: { resolveAlso: bySlot },
  // Without a target it is not offered.
  alwaysPrice: (): boolean => true,
  can(g, { seat, args: [{ what }] }): boolean {
    const after = nearest(g, 'after');
    const fits = after === undefined ? !MARACANA_AFTER : typeOf(after.card) !== what.word;
    return fits && cardsOfType(g, seat, what.word).length > 0;
  },
  run(g, call): void {
    const { seat, args } = call;
    const [card] = call.picked() ?? [];
    // Of two economy cards its owner picks one (C13.5).
    if (card === undefined) return call.ask(g, 'resolveAlso', { options: cardsOfType(g, seat, args[0].what.word) });
    startFocus(g, seat, card, { stays: false });
  },
});
