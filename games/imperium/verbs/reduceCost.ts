import { arg, filter, number, word } from '../../kit/effect/signature';
import type { Slots } from '../../kit/text/phrasebook';
import { WEIGHTS } from '../bots/weights';
import { RESOURCE_WORDS } from '../language/words';
import { verb } from './verb';

/** Lowers a price, down to a floor. */
export const reduceCost = verb({
  name: 'reduceCost',
  args: [
    arg({ n: number, what: filter([...RESOURCE_WORDS, 'cards', 'mask'], 'PRICE') }),
    arg({ what: word(['developmentCost', 'unrestPlay', 'discard']) }),
    arg({ min: number }),
  ],
  phrases: ['reduceDevelopment', 'reduceUnrest', 'reduceDiscard'],
  phrase: ([, { what }]): 'reduceDevelopment' | 'reduceUnrest' | 'reduceDiscard' =>
    what.word === 'unrestPlay' ? 'reduceUnrest' : what.word === 'discard' ? 'reduceDiscard' : 'reduceDevelopment',
  slots: ([{ n, what }], says): Slots => ({
    less: says.join(
      (what.kind === 'or' ? what.of : [what]).map((each) => says.things.amount({ n, what: each })),
      'or',
    ),
  }),
  run: 'read',
  worth: (): number => WEIGHTS.modifier,
});
