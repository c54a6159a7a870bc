import { randomBot } from '../kit/bots/random';
import type { RulesetModule } from '../kit/register';
import { steward } from './bots/steward';
import { browse } from './browse';
import { settlers } from './ruleset';

const settlersModule: RulesetModule = {
  ruleset: settlers,
  bots: { random: randomBot, steward },
  words: async (language, naming) => (await import('./words')).loadWords(language, naming),
  browse,
  tooling: async () => (await import('./tooling')).tooling,
};

export default settlersModule;
