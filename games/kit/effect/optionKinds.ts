import { number, optionKinds } from '../optionKinds';

/** Options of what effects ask in every ruleset. */
export const EFFECT_OPTIONS = optionKinds({
  /** Part of a choice. */
  branch: [number],
  yes: [],
  no: [],
  again: [],
  stop: [],
});
