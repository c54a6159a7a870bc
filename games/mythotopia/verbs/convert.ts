import { arg, filter, inner, maybe, number } from '../../kit/effect/signature';
import type { Slots } from '../../kit/text/phrasebook';
import { SYMBOL_WORDS } from '../language/words';
import { verb } from './verb';

/** Lets a card count as that symbol, or each of these symbols as another. */
export const convert = verb({
  name: 'convert',
  args: [
    arg({
      what: filter(['any', ...SYMBOL_WORDS], 'any/SYMBOL'),
      as: inner(arg({ n: maybe(number), what: filter(SYMBOL_WORDS, 'SYMBOL') })),
    }),
  ],
  phrases: ['convertAny', 'convertOther'],
  phrase: ([{ what }]): 'convertAny' | 'convertOther' => (what.kind === 'word' ? 'convertAny' : 'convertOther'),
  slots: ([{ as }], says): Slots => ({ as: says.amount(as) }),
  run: 'read',
  worth: 0.9,
});
