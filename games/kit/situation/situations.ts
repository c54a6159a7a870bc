import type { Core } from '../core';

/** Positions of a ruleset by name, each written anew when it is asked for. */
export type Situations = Readonly<Record<string, () => Core>>;
