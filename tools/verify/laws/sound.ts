import { decisionLaw } from '../law';

/** The ruleset finds nothing wrong with the position. */
export const sound = decisionLaw('sound', 1, ({ rules, g }) => rules.audit(g).join('; ') || null);
