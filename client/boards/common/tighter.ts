import { size } from '../../theme';

/** The last step of `useFit` for the words of a card. */
export const SMALLEST = 13;

/** Up to this step letters keep the least size of their place; only lines draw together. */
const READABLE = 3;
/** Up to this one, the least of the table. */
const ON_TABLE = 5;

const LEAST = `var(--readable, ${size.tiny})`;

/** The size of letters at a step: by fifteenths to the least of their place, then to that of the table, then bit by bit to less than a half. */
function lettersAt(step: number): string {
  if (step <= READABLE) return `max(${LEAST}, ${(1 - step / 15).toFixed(3)}em)`;
  const shared = (step - READABLE) / (ON_TABLE - READABLE);
  if (step <= ON_TABLE) return `calc(${LEAST} * ${1 - shared} + ${size.tiny} * ${shared})`;
  const far = (step - ON_TABLE) / (SMALLEST - 1 - ON_TABLE);
  return `calc(${size.tiny} * ${(1 - far).toFixed(3)} + ${(0.467 * far).toFixed(3)}em)`;
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
