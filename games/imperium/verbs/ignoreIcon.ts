import { arg, word } from '../../kit/effect/signature';
import type { Slots } from '../../kit/text/phrasebook';
import { STATE_WORDS } from '../language/words';
import { verb } from './verb';

/** That state icon does not forbid playing a card (R6.4). */
export const ignoreIcon = verb({
  name: 'ignoreIcon',
  args: [arg({ what: word(STATE_WORDS, 'STATE') })],
  slots: ([{ what }], says): Slots => ({ state: says.state(what.word) }),
  // Playing the card that is meant looks for it, in the same text or among what lasts.
  run: (): void => undefined,
});
