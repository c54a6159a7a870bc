import { describeVerbs } from '../kit/effect/manual';
import type { Tooling } from '../kit/tooling';
import { CARDS } from './catalogue';
import { coverage } from './coverage';
import { printCatalogue } from './print';
import type { Imperium } from './state';
import { VERBS } from './verbs';

export const tooling: Tooling<Imperium> = {
  options: { nations: 'random' },
  targets: { games: 50 },
  coverage,
  catalogue: printCatalogue,
  manual: () => describeVerbs(VERBS, CARDS.values()),
};
