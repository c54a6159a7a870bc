/** The last step of `useFit`, by which my mat draws together. */
export const CLOSEST = 5;

/** Selector of a mat that has drawn together as far as a step, or further. */
export const from = (step: number): string =>
  `:is(${Array.from({ length: CLOSEST + 1 - step }, (_, i) => `[data-fit='${step + i}']`).join(', ')})`;
