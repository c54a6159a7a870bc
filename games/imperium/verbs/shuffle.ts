import { arg, word } from '../../kit/effect/signature';
import { say } from '../../kit/events';
import { shuffle as mix } from '../../kit/random';
import { reveal } from '../../kit/undo';
import { putLookedBack } from '../rules/looking';
import { player } from '../rules/select';
import { verb } from './verb';

/** Shuffles a deck; the accession card stays at the bottom (R8.9). */
export const shuffle = verb({
  name: 'shuffle',
  args: [arg({ what: word(['nation']) })],
  phrases: ['shuffleNation'],
  run(g, call): void {
    putLookedBack(g, call.seat);
    mix(g, player(g, call.seat).nationDeck);
    reveal(g, 'shuffled');
    say(g, { k: 'shuffle', seat: call.seat, what: 'nation' });
  },
});
