import { loadBot, RULESETS } from '../../games';
import type { BotSource } from './source';

/** The bots of the rulesets in the register. */
const bots: BotSource = {
  names: async (game) => {
    const entry = RULESETS.find(({ name }) => name === game);
    return entry ? Object.keys((await entry.load()).bots) : [];
  },
  load: async (game, bot) => {
    const decide = await loadBot(game, bot, Math.random);
    return ({ G }, playerID) => {
      const move = decide(G as Parameters<typeof decide>[0], Number(playerID));
      return move && { type: move.name, args: [...move.args] };
    };
  },
};

export default bots;
