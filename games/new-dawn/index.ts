import { randomBot } from '../kit/bots/random';
import type { RulesetModule } from '../kit/register';
import { browse } from './browse';
import { newDawn } from './ruleset';

const newDawnModule: RulesetModule = {
  ruleset: newDawn,
  bots: {
    random: () => Promise.resolve(randomBot),
    steward: async () => (await import('./bots/steward')).steward,
  },
  words: async (language, naming) => (await import('./words')).loadWords(language, naming),
  browse,
  tooling: async () => (await import('./tooling')).tooling,
};

export default newDawnModule;
