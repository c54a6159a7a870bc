import { undeclared } from '../../../games/kit/zones/undeclared';
import { decisionLaw } from '../law';

/** The ruleset's own audit finds nothing wrong with the position. */
export const sound = decisionLaw('sound', 1, ({ rules, g }) => rules.audit(g).join('; ') || null);

/** Every part of G that names components is declared: as a zone, or as a reference to components that lie elsewhere. */
export const declared = decisionLaw(
  'declared zones',
  12,
  ({ rules, g }) => (rules.zones && undeclared(g, rules.zones).join('; ')) || null,
);
