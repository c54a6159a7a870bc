import { size } from '../../theme';

/** The last step of `useFit` for the words of a card. */
export const SMALLEST = 11;

/** Up to this step letters keep the least size of the table; only lines draw together. */
const READABLE = 3;

const LEAST = `var(--readable, ${size.tiny})`;

/** The size of letters at a step: down to the least of the table by fifteenths, from there on bit by bit to less than a half. */
function lettersAt(step: number): string {
  if (step <= READABLE) return `max(${LEAST}, ${(1 - step / 15).toFixed(3)}em)`;
  const far = (step - READABLE) / (SMALLEST - 1 - READABLE);
  return `calc(${LEAST} * ${(1 - far).toFixed(3)} + ${(0.467 * far).toFixed(3)}em)`;
}

/**
 * Styles that set a card's words smaller, by the step of `useFit`: lines draw together first, then letters lose a
 * little at each step. They stay clear of the line inside the card's edge. For the element of the words, inside the one that
 * `useFit` measures.
 */
export const tighter = Array.from(
  { length: SMALLEST },
  (_, step) => `
  [data-fit='${step + 1}'] > & {
    gap: 0.05em;
    padding: 0.1em 0.4em 5px;
    line-height: ${(1.15 - Math.min(step, READABLE) * 0.03).toFixed(2)};
    font-size: ${lettersAt(step)};
  }`,
).join('');
