import { arg, maybe, number, word } from '../../kit/effect/signature';
import { verb } from './verb';

/** Changes the hand limit: `handSize(6)` replaces it, `handSize(2 more)` adds to it (M5.1). */
export const handSize = verb({
  name: 'handSize',
  args: [arg({ n: number, what: maybe(word(['more'])) })],
  phrases: ['handSize', 'handSizeMore'],
  phrase: ([{ what }]): 'handSize' | 'handSizeMore' => (what ? 'handSizeMore' : 'handSize'),
  run: 'read',
  worth: 1.5,
});
