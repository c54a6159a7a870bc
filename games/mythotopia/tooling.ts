import { describeVerbs } from '../kit/effect/manual';
import type { Tooling } from '../kit/tooling';
import { CARDS } from './catalogue';
import { coverage } from './coverage';
import { printCatalogue } from './print';
import type { Mythotopia } from './state';
import { VERBS } from './verbs';

export const tooling: Tooling<Mythotopia> = {
  options: {},
  targets: { games: 100 },
  coverage,
  catalogue: printCatalogue,
  manual: () => describeVerbs(VERBS, CARDS.values()),
};
