import { fail } from '../../kit/effect/run';
import { say } from '../../kit/events';
import { player } from '../rules/select';
import { moved } from './shapes';
import { verb } from './verb';

/** Puts a card at the bottom of the nation deck, above the accession card (R8.9). */
export const toBottom = verb({
  name: 'toBottom',
  args: [moved],
  can: (g, call): boolean => (player(g, call.seat).looking?.cards.length ?? 0) > 0,
  run(g, call): void {
    const p = player(g, call.seat);
    if (p.looking?.from !== 'nation') return fail(g);
    const { cards } = p.looking;
    p.nationDeck.push(...cards);
    p.looking = null;
    say(g, {
      k: 'toBottom',
      seat: call.seat,
      cards,
      eyes: [call.seat],
      from: `looking ${call.seat}`,
      into: `nationDeck ${call.seat}`,
    });
  },
});
