import { arg, word } from '../../kit/effect/signature';
import type { Slots } from '../../kit/text/phrasebook';
import { STATE_WORDS } from '../language/words';
import { flipState as turn } from '../rules/zones';
import { verb } from './verb';

/** Turns the owner's state card to that side (R14.8.5). */
export const flipState = verb({
  name: 'flipState',
  args: [arg({ what: word(STATE_WORDS, 'STATE') })],
  slots: ([{ what }], says): Slots => ({ state: says.state(what.word) }),
  run: (g, call): void => turn(g, call.seat, call.args[0].what.word),
});
