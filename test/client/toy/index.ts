import { randomBot } from '../../../games/kit/bots/random';
import type { Listed } from '../../../games/kit/browse';
import type { RulesetModule } from '../../../games/kit/register';
import type { Words } from '../../../games/kit/text/words';
import { FRUIT, orchard } from './ruleset';
import { orchardWords } from './words';

/** Orchard as the register would load it. */
export const toy: RulesetModule = {
  ruleset: orchard,
  browse: () =>
    FRUIT.map((id): Listed => ({
      id,
      facets: { size: [Number(id.slice(1)) > 8 ? 'big' : 'small'] },
      doubts: id === 'F2' ? { effects: 'single-source' } : {},
    })),
  bots: { random: () => Promise.resolve(randomBot) },
  tooling: () => Promise.reject(new Error('no tool measures the toy')),
  words: (language) => Promise.resolve(orchardWords(language) as unknown as Words),
};
