import { arg, word } from '../../kit/effect/signature';
import type { Slots } from '../../kit/text/phrasebook';
import { STATE_WORDS } from '../language/words';
import { verb } from './verb';

/** Lets a card be played in spite of that state icon (R6.4). */
export const ignoreIcon = verb({
  name: 'ignoreIcon',
  args: [arg({ what: word(STATE_WORDS, 'STATE') })],
  slots: ([{ what }], says): Slots => ({ state: says.state(what.word) }),
  // The rules of playing look for this verb, in the same text or among what lasts.
  run: (): void => undefined,
});
