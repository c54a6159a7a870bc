import { describeVerbs } from '../kit/effect/manual';
import type { Tooling } from '../kit/tooling';
import { CARDS } from './catalogue';
import { coverage } from './coverage';
import { nationOf } from './lookup';
import { printCatalogue } from './print';
import { player } from './rules/select';
import type { Imperium } from './state';
import { VERBS } from './verbs';

export const tooling: Tooling<Imperium> = {
  options: { nations: 'random' },
  variants: { options: [{ box: 'legends' }, { box: 'both' }], sideOf: (g, seat) => nationOf(player(g, seat)).nation },
  targets: { games: 50 },
  coverage,
  catalogue: printCatalogue,
  manual: () => describeVerbs(VERBS, CARDS.values()),
};
