import { randomBot } from '../kit/bots/random';
import type { RulesetModule } from '../kit/register';
import { bareWords } from '../kit/text/bare';
import { mythotopia } from './ruleset';

const mythotopiaModule: RulesetModule = {
  ruleset: mythotopia,
  bots: { random: randomBot },
  words: (language) => Promise.resolve(bareWords(language)),
};

export default mythotopiaModule;
