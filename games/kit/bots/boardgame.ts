import { Bot } from 'boardgame.io/ai';
import type { State } from 'boardgame.io';
import type { Core } from '../core';
import type { Ruleset } from '../ruleset';
import { decide, type Chooser } from './bot';

/** A move that no stage has: the framework drops it without a word to anybody. */
const NOTHING = 'nothing';

/**
 * A bot for boardgame.io's AI interface: `Local({ bots })`, `Step` and `Simulate`. The framework hands it the whole state;
 * the seat's view is taken first, and is all that the chooser gets.
 * @returns a class, as the framework wants it; its random numbers follow the framework's `seed`.
 */
export function botClass<G extends Core>(rules: Ruleset<G>, chooser: Chooser<G>) {
  return class extends Bot {
    play({ G }: Pick<State<G>, 'G'>, playerID: string) {
      const seat = Number(playerID);
      const move = decide(rules, chooser, rules.view(G, seat), seat, () => this.random());
      const payload = { type: move?.name ?? NOTHING, args: move?.args ?? [], playerID, credentials: undefined };
      return Promise.resolve({ action: { type: 'MAKE_MOVE' as const, payload } });
    }
  };
}
