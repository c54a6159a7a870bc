import { arg, word } from '../../kit/effect/signature';
import type { Slots } from '../../kit/text/phrasebook';
import { WEIGHTS } from '../bots/weights';
import { STATE_WORDS } from '../language/words';
import { KIND } from './shapes';
import { verb } from './verb';

/** Cards of that kind count as cards without their state icon (R6.4). */
export const loseIcon = verb({
  name: 'loseIcon',
  args: [arg({ what: word(STATE_WORDS, 'STATE') }), arg({ what: KIND })],
  slots: ([state, { what }], says): Slots => ({ state: says.state(state.what.word), what: says.every(what) }),
  run: 'read',
  worth: (): number => WEIGHTS.modifier,
});
