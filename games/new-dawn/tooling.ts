import { describeVerbs } from '../kit/effect/manual';
import type { Tooling } from '../kit/tooling';
import { CARDS } from './catalogue';
import { coverage } from './coverage';
import { printCatalogue } from './print';
import type { NewDawn } from './state';
import { VERBS } from './verbs';

export const tooling: Tooling<NewDawn> = {
  options: {},
  targets: { size: 40 },
  coverage,
  catalogue: printCatalogue,
  manual: () => describeVerbs(VERBS, CARDS.values()),
};
