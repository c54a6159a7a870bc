import { arg, number, word } from '../../kit/effect/signature';
import type { Slots } from '../../kit/text/phrasebook';
import { verb } from './verb';

/**
 * Gives points at the end for at least that many cards under the location, or resources on it; of several such texts
 * the highest counts (S15.1).
 */
export const bonusAt = verb({
  name: 'bonusAt',
  args: [arg({ n: number, what: word(['tucked', 'stashed']) }), arg({ n: number, what: word(['vp']) })],
  phrases: ['bonusTucked', 'bonusStashed'],
  phrase: ([{ what }]): 'bonusTucked' | 'bonusStashed' => (what.word === 'tucked' ? 'bonusTucked' : 'bonusStashed'),
  slots: ([{ n }, points], says): Slots => ({ n: Number(n), what: says.gained(Number(points.n), 'vp') }),
  run: 'read',
});
