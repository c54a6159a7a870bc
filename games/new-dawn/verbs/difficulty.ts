import { arg, filter, number } from '../../kit/effect/signature';
import { TERRAINS } from '../card';
import { verb } from './verb';

type Key = 'difficultyShore' | 'difficultyFocus';

/** A terrain has that difficulty: on the shore in one's own turn (Japan), while cards of these types are resolved (Kumasi; C16.15). */
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
