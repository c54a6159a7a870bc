import type { Hue } from '../theme';

/** What figures are made of. Each takes something of its kin's tone. */
export const MATERIALS = {
  bronze: ['#a9742a', '#b98a46'],
  stone: ['#8b8576', '#b0aa9a'],
  wood: ['#75482a', '#b07a4c'],
} as const satisfies Record<string, Hue>;
export type Material = keyof typeof MATERIALS;
