import { arg, inner, word } from '../../kit/effect/signature';
import type { Slots } from '../../kit/text/phrasebook';
import { TERRAIN_WORDS } from '../language/words';
import { verb } from './verb';

const TERRAIN = word(TERRAIN_WORDS, 'TERRAIN');

/** Changes the kind of borders for the owner (M11.24). */
export const treatAs = verb({
  name: 'treatAs',
  args: [arg({ what: TERRAIN, as: inner(arg({ what: TERRAIN })) })],
  slots: ([{ as }], says): Slots => ({ as: says.amount(as) }),
  run: 'read',
  worth: 0.4,
});
