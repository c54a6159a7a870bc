import { entriesIn } from '../zones/path';
import type { Filter, Node } from './syntax';

/** Likeness of parts of effects: they say the same. Numbers of nodes, and whether empty brackets were written, do not count. */

/** Do two nodes say the same? */
export const sameNode = (a: Node, b: Node): boolean => same(a, b);
/** Do two filters say the same? */
export const sameFilter = (a: Filter, b: Filter): boolean => same(a, b);

/** Members that say nothing: the number of a node, brackets, and the verb's row, which its name stands for. */
const SILENT: ReadonlySet<string> = new Set(['id', 'bare', 'does']);

function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [inA, inB] = [entriesIn(a), entriesIn(b)];
  for (const key in inA) if (!SILENT.has(key) && !(key in inB && same(inA[key], inB[key]))) return false;
  for (const key in inB) if (!SILENT.has(key) && !(key in inA)) return false;
  return true;
}

/** Every word of the notation in a node: verbs, selectors, conditions, things. */
export function wordsIn(node: Node): Set<string> {
  const found = new Set<string>();
  const look = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const [key, value] of saying(part)) {
      if ((key === 'verb' || key === 'word' || key === 'name') && typeof value === 'string') found.add(value);
      else look(value);
    }
  };
  look(node);
  return found;
}

const saying = (of: object): [string, unknown][] => Object.entries(of).filter(([key]) => !SILENT.has(key));
