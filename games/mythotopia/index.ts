import { randomBot } from '../kit/bots/random';
import type { RulesetModule } from '../kit/register';
import { browse } from './browse';
import { mythotopia } from './ruleset';

const mythotopiaModule: RulesetModule = {
  ruleset: mythotopia,
  bots: { random: randomBot },
  words: async (language) => (await import('./words')).loadWords(language),
  browse,
};

export default mythotopiaModule;
