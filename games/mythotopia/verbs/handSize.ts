import { arg, maybe, number, word } from '../../kit/effect/signature';
import { verb } from './verb';

/** `handSize(6)` in place of the usual size; `handSize(2 more)` on top. */
export const handSize = verb({
  name: 'handSize',
  args: [arg({ n: number, what: maybe(word(['more'])) })],
  phrases: ['handSize', 'handSizeMore'],
  phrase: ([{ what }]): 'handSize' | 'handSizeMore' => (what ? 'handSizeMore' : 'handSize'),
  run: 'read',
  worth: 1.5,
});
