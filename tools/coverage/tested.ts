import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Card } from '../../games/imperium/card';

/** Tests that name every card, and therefore say nothing of any: printed texts and the reference's copy. */
const OF_ALL_CARDS: ReadonlySet<string> = new Set(['words', 'golden', 'reference', 'conformance.test.ts']);

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (OF_ALL_CARDS.has(entry.name)) return [];
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? filesIn(file) : entry.name.endsWith('.test.ts') ? [file] : [];
  });
}

/** Tells whether a test in the folder names a card, by its number or its English name. */
export function testedIn(folder: string): (card: Card) => boolean {
  const text = filesIn(folder).map((file) => readFileSync(file, 'utf8')).join('\n');
  const words = new Set(text.match(/\b[12][A-Z]{3}\d+[AB]?\b/g) ?? []);
  return ({ id, facts }) => words.has(id) || new RegExp(`(?<![\\w])${escaped(facts.name.en)}(?![\\w])`).test(text);
}

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
