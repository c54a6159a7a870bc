import { randomBot } from '../../../games/kit/bots/random';
import type { RulesetModule } from '../../../games/kit/register';
import type { Words } from '../../../games/kit/text/words';
import { orchard } from './ruleset';
import { orchardWords } from './words';

/** Orchard as the register would load it. */
export const toy: RulesetModule = {
  ruleset: orchard,
  bots: { random: randomBot },
  words: (language) => Promise.resolve(orchardWords(language) as unknown as Words),
};
