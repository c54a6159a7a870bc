import { undeclared } from '../../../games/kit/zones/undeclared';
import { decisionLaw } from '../law';

/** The ruleset finds nothing wrong with the position. */
export const sound = decisionLaw('sound', 1, ({ rules, g }) => rules.audit(g).join('; ') || null);

/** What names a component is declared: as a zone, or as naming what lies elsewhere. */
export const declared = decisionLaw(
  'declared zones',
  12,
  ({ rules, g }) => (rules.zones && undeclared(g, rules.zones).join('; ')) || null,
);
