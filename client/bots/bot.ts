import type { State } from 'boardgame.io';
import type { Core } from '../../games/kit/core';
import { questionOf } from '../../games/kit/moves';
import type { Ruleset } from '../../games/kit/ruleset';
import type { Brain } from './brain';

/** What `Local` wants of a bot: the framework's Bot, as far as it is used. */
export interface LocalBot {
  play(state: State<Core>, playerID: string): Promise<{ action: BotAction }>;
}

interface BotAction {
  type: 'MAKE_MOVE';
  payload: { type: string; args: unknown[]; playerID: string };
}

/** A move that no stage has: the framework drops it without a word. */
const NOTHING = 'nothing';

/**
 * A bot class for boardgame.io's `Local`. The framework hands it the whole state; all that leaves here is the seat's view.
 */
export function botClass(rules: Ruleset, brain: Brain, bot: string): new () => LocalBot {
  return class implements LocalBot {
    /** Number of the last question thought about. */
    #last = 0;

    async play({ G }: State<Core>, playerID: string): Promise<{ action: BotAction }> {
      const seat = Number(playerID);
      const n = questionOf(G, seat)?.n ?? 0;
      // `Local` asks after every move, also while the bot thinks: one question is answered once.
      if (n && n <= this.#last) return new Promise(() => {});
      this.#last = n;
      const move = await brain.think(bot, rules.view(G, seat), seat);
      return {
        action: { type: 'MAKE_MOVE', payload: { type: move?.name ?? NOTHING, args: move?.args ?? [], playerID } },
      };
    }
  };
}
