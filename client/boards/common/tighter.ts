import { size } from '../../theme';

/** How often the words of a card may be set smaller (`useFit`). */
export const SMALLEST = 9;

/** As far as this step letters stay as large as a table's have to be: lines draw together instead. */
const READABLE = 3;

/**
 * How the words of a card in a little room are set: at first they draw together, then their letters lose a fifteenth at each step.
 * For the words' own element, inside the one that `useFit` measures.
 */
export const tighter = Array.from(
  { length: SMALLEST },
  (_, step) => `
  [data-fit='${step + 1}'] > & {
    gap: 0.05em;
    padding: 0.1em 0.4em 0.15em;
    line-height: ${(1.15 - Math.min(step, READABLE) * 0.03).toFixed(2)};
    font-size: max(${step <= READABLE ? `var(--readable, ${size.tiny})` : '0px'}, ${(1 - step / 15).toFixed(3)}em);
  }`,
).join('');
