import { arg, maybe, number, word } from '../../kit/effect/signature';
import { verb } from './verb';

type Key = 'strengthAttacker' | 'strengthDefender' | 'strengthRough';

/** Adds to the owner's strength in each war in which it has that role (M7.3). */
export const strength = verb({
  name: 'strength',
  args: [arg({ n: number, what: word(['attacker', 'defender']), in: maybe(word(['rough'])) })],
  phrases: ['strengthAttacker', 'strengthDefender', 'strengthRough'],
  phrase: ([{ what, in: where }]): Key =>
    where ? 'strengthRough' : what.word === 'attacker' ? 'strengthAttacker' : 'strengthDefender',
  run: 'read',
  worth: 1.5,
});
