import { fail } from '../../kit/effect/run';
import { arg, number, word } from '../../kit/effect/signature';
import { say } from '../../kit/events';
import { mostWorth } from '../bots/ranking';
import { drop } from '../rules/cards';
import { player } from '../rules/select';
import { verb } from './verb';

/** Mystic (M11.18). */
export const fetch = verb({
  name: 'fetch',
  args: [arg({ n: number, what: word(['any']), from: word(['discardPile']) })],
  asks: { fetch: mostWorth },
  run(g, call): void {
    const p = player(g, call.seat);
    const picks = call.picked();
    if (!picks) return call.ask(g, 'fetch', { options: [...p.discard] });
    const [id] = picks;
    if (id === undefined) return fail(g);
    drop(p.discard, id);
    p.hand.push(id);
    say(g, { k: 'fetch', seat: call.seat, by: call.frame.card, cards: [id] });
  },
  worth: 0.5,
  now: (): number => 0.2,
});
