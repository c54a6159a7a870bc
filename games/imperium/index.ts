import { randomBot } from '../kit/bots/random';
import type { RulesetModule } from '../kit/register';
import { imperium } from './ruleset';

const imperiumModule: RulesetModule = {
  ruleset: imperium,
  bots: { random: randomBot },
  words: async (language) => (await import('./words')).loadWords(language),
};

export default imperiumModule;
