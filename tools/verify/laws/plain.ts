import type { Core } from '../../../games/kit/core';
import { HeadlessTable } from '../../../games/kit/table';
import { difference } from '../difference';
import { decisionLaw, type Law, type Verdict } from '../law';

/** The first part of a value that is no JSON, with its path; null when there is none. */
export function notPlain(value: unknown, path = '$'): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0)
        ? null
        : `${path} is ${Object.is(value, -0) ? '-0' : value}`;
    case 'object':
      break;
    default:
      return `${path} is ${typeof value}`;
  }
  if (value === null) return null;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = notPlain(value[i], `${path}[${i}]`);
      if (found) return found;
    }
    return null;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return `${path} is no plain object`;
  for (const [key, inner] of Object.entries(value)) {
    const found = notPlain(inner, `${path}.${key}`);
    if (found) return found;
  }
  return null;
}

/** G is plain JSON at every decision. */
export const plain = decisionLaw('plain JSON', 1, ({ g }) => notPlain(g));

/** How many moves a parsed copy is played along with the game. */
const ALONG = 16;

/** A state that went through JSON is equal, and the same moves lead on from it to equal states. */
export const parsedCopy: Law = {
  name: 'parsed copy',
  positions: 29,
  games: 1,
  watch({ rules, undo }) {
    let copy: HeadlessTable<Core> | null = null;
    let left = 0;
    const agrees = (g: Core): Verdict => {
      const found = copy && difference(copy.g, g);
      copy = null;
      return found && `a parsed copy went another way: ${found}`;
    };
    return {
      decision({ g, text }) {
        if (copy) return null;
        copy = new HeadlessTable(rules, JSON.parse(text) as Core, undo);
        left = ALONG;
        const found = difference(copy.g, g);
        return found && `JSON changes the state: ${found}`;
      },
      moved(g, move) {
        if (!copy) return null;
        const refusal = copy.play(structuredClone(move));
        if (refusal) return `a parsed copy refuses the move: ${refusal.why}`;
        return --left === 0 ? agrees(g) : null;
      },
      over: agrees,
    };
  },
};
