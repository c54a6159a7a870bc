import type { State } from 'boardgame.io';
import type { Core } from '../../games/kit/core';
import { questionOf } from '../../games/kit/moves';
import type { Ruleset } from '../../games/kit/ruleset';
import type { Brain } from './brain';

/** The part of the framework's Bot that `Local` uses. */
export interface LocalBot {
  play(state: State<Core>, playerID: string): Promise<{ action: BotAction }>;
}

interface BotAction {
  type: 'MAKE_MOVE';
  payload: { type: string; args: unknown[]; playerID: string };
}

/** A move that no stage has, which the framework silently ignores. */
const NOTHING = 'nothing';

/**
 * A bot class for boardgame.io's `Local`. The framework gives it the whole state; it passes on the seat's view alone.
 */
export function botClass(rules: Ruleset, brain: Brain, bot: string): new () => LocalBot {
  return class implements LocalBot {
    /** Number of the last question answered. */
    #last = 0;

    async play({ G }: State<Core>, playerID: string): Promise<{ action: BotAction }> {
      const seat = Number(playerID);
      const n = questionOf(G, seat)?.n ?? 0;
      // `Local` asks after every move, also while the bot thinks; each question is answered once.
      if (n && n <= this.#last) return new Promise(() => {});
      this.#last = n;
      const move = await brain.think(bot, rules.view(G, seat), seat);
      return {
        action: { type: 'MAKE_MOVE', payload: { type: move?.name ?? NOTHING, args: move?.args ?? [], playerID } },
      };
    }
  };
}
