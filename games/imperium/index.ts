import { randomBot } from '../kit/bots/random';
import type { RulesetModule } from '../kit/register';
import { steward } from './bots/steward';
import { browse } from './browse';
import { imperium } from './ruleset';

const imperiumModule: RulesetModule = {
  ruleset: imperium,
  bots: { random: randomBot, steward: steward },
  browse,
  tooling: async () => (await import('./tooling')).tooling,
  words: async (language, naming) => (await import('./words')).loadWords(language, naming),
};

export default imperiumModule;
