import { arg, word } from '../../kit/effect/signature';
import type { Slots } from '../../kit/text/phrasebook';
import { STATE_WORDS } from '../language/words';
import { verb } from './verb';

export const flipState = verb({
  name: 'flipState',
  args: [arg({ what: word(STATE_WORDS, 'STATE') })],
  slots: ([{ what }], says): Slots => ({ state: says.state(what.word) }),
  run: 'planned',
});
