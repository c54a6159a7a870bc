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

export const YES = EFFECT_OPTIONS.of('yes');
export const NO = EFFECT_OPTIONS.of('no');
export const AGAIN = EFFECT_OPTIONS.of('again');
export const STOP = EFFECT_OPTIONS.of('stop');
