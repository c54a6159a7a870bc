import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Tests that name every card, so that a name in them says nothing: printed texts, and the copy of the reference. */
const OF_ALL_CARDS: ReadonlySet<string> = new Set(['words', 'golden', 'reference', 'conformance.test.ts']);

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (OF_ALL_CARDS.has(entry.name)) return [];
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? filesIn(file) : entry.name.endsWith('.test.ts') ? [file] : [];
  });
}

/** The text of all other tests in a folder. */
export const testsIn = (folder: string): string => filesIn(folder).map((file) => readFileSync(file, 'utf8')).join('\n');
