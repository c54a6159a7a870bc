import { describeVerbs } from '../kit/effect/manual';
import type { Tooling } from '../kit/tooling';
import { FACTIONS } from './card';
import { CARDS } from './catalogue';
import { coverage } from './coverage';
import { printCatalogue } from './print';
import type { Settlers } from './state';
import { VERBS } from './verbs';

export const tooling: Tooling<Settlers> = {
  options: {},
  targets: { size: 40, alone: 34 },
  alone: { ask: 'faction', options: FACTIONS },
  coverage,
  catalogue: printCatalogue,
  manual: () => describeVerbs(VERBS, CARDS.values()),
};
