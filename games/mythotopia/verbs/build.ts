import { arg, maybe, number, per, word } from '../../kit/effect/signature';
import type { Slots } from '../../kit/text/phrasebook';
import { RESOURCES } from '../card';
import { WORK_WORDS } from '../language/words';
import { verb } from './verb';

const RESOURCE = word(RESOURCES, 'RESOURCE');

/** Says what can be built, its price, and what hills add (M8). */
export const build = verb({
  name: 'build',
  args: [
    arg({ what: word(WORK_WORDS) }),
    arg({ n: number, what: RESOURCE }),
    maybe(arg({ n: number, what: RESOURCE, per })),
  ],
  phrases: ['build', 'buildRoad'],
  phrase: ([{ what }]): 'build' | 'buildRoad' => (what.word === 'road' ? 'buildRoad' : 'build'),
  slots: ([, price, hills], says): Slots => ({ price: says.amount(price), hills: hills && says.amount(hills) }),
  run: 'read',
  worth: 0.3,
});
