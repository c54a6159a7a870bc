import type { ComponentId } from '../../kit/core';
import { fail, noteMoved } from '../../kit/effect/run';
import { arg, maybe } from '../../kit/effect/signature';
import { say } from '../../kit/events';
import { shuffle } from '../../kit/random';
import { reveal } from '../../kit/undo';
import { mostPlayable } from '../bots/ranking';
import { WEIGHTS } from '../bots/weights';
import { matches, player } from '../rules/select';
import { zone, zonesOf } from './picking';
import { KIND, ZONES } from './shapes';
import { verb } from './verb';

const ALL_ZONES = ['hand', 'discardPile', 'deck', 'nation'] as const;

/** Finds a card (R11.14). The owner sees the searched decks, but not in their order; they are shuffled afterwards. */
export const find = verb({
  name: 'find',
  args: [arg({ what: KIND, in: maybe(ZONES) })],
  asks: { find: mostPlayable },
  finds: true,
  run(g, call): void {
    const p = player(g, call.seat);
    const [{ what, in: within }] = call.args;
    const zones = zonesOf(within, ALL_ZONES);
    const fitting = (word: string): ComponentId[] => zone(g, call, word).filter((id) => matches(g, id, what, call));
    const picks = call.picked();
    if (!picks) {
      // The search for a named card stops in the first zone that holds it.
      const first = what.kind === 'named' ? zones.findIndex((word) => fitting(word).length > 0) : -1;
      const looked = first < 0 ? zones : zones.slice(0, first + 1);
      p.searching = looked.flatMap((word) =>
        word === 'deck' ? ['deck' as const] : word === 'nation' ? ['nationDeck' as const] : [],
      );
      if (p.searching.length) reveal(g, 'revealedCard');
      return call.ask(g, 'find', { options: looked.flatMap(fitting).sort() });
    }
    for (const deck of p.searching) shuffle(g, p[deck]);
    p.searching = [];
    const id = picks[0];
    if (id === undefined) {
      say(g, { k: 'findNothing', seat: call.seat, by: call.frame.card });
      return fail(g);
    }
    noteMoved(g, id, call.seat);
    say(g, { k: 'find', seat: call.seat, cards: [id], by: call.frame.card });
    reveal(g, 'revealedCard');
  },
  worth: (): number => WEIGHTS.find,
});
