import { randomBot } from '../kit/bots/random';
import type { RulesetModule } from '../kit/register';
import { browse } from './browse';
import { imperium } from './ruleset';

const imperiumModule: RulesetModule = {
  ruleset: imperium,
  bots: {
    random: () => Promise.resolve(randomBot),
    steward: async () => (await import('./bots/steward')).steward,
  },
  browse,
  tooling: async () => (await import('./tooling')).tooling,
  words: async (language, naming) => (await import('./words')).loadWords(language, naming),
};

export default imperiumModule;
