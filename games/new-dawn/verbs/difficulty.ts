import { arg, filter, number } from '../../kit/effect/signature';
import { TERRAINS } from '../card';
import { verb } from './verb';

type Key = 'difficultyShore' | 'difficultyFocus';

/**
 * Gives a terrain another difficulty: on the shore in the own turn (Japan), or while cards of these types are resolved
 * (Kumasi; C16.15).
 */
export const difficulty = verb({
  name: 'difficulty',
  args: [
    arg({ n: number, what: filter(TERRAINS, 'TERRAIN') }),
    arg({ what: filter(['shore', 'culture', 'industry'], 'WHEN') }),
  ],
  phrases: ['difficultyShore', 'difficultyFocus'],
  phrase: ([, { what }]): Key => (what.kind === 'word' ? 'difficultyShore' : 'difficultyFocus'),
  run: 'read',
});
