import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CARDS } from '../../../games/imperium/catalogue';

/** A card without a test here is one whose text (or value) another card with a test has word for word. */
const named = new Set(
  readdirSync(__dirname)
    .filter((file) => file.endsWith('.test.ts') && file !== path.basename(__filename))
    .flatMap((file) => readFileSync(path.join(__dirname, file), 'utf8').match(/\b[12][A-Z]{3}\d+[AB]?/g) ?? []),
);
/** The cards of a box, without state cards and what the rules do by themselves. */
const ofBox = (box: string) => [...CARDS.values()].filter((c) => c.box === box && /^[12]/.test(c.id));

describe.each(['classics', 'legends'])('%s', (box) => {
  test.each([
    [
      'effects',
      (id: string) => JSON.stringify(CARDS.get(id)?.facts.effects?.filter((e) => e.timing !== 'setup') ?? []),
    ],
    ['points', (id: string) => JSON.stringify(CARDS.get(id)?.facts.vp ?? null)],
    [
      'conditions of play',
      (id: string) => JSON.stringify([CARDS.get(id)?.facts.playIf ?? null, CARDS.get(id)?.unplayable]),
    ],
  ])('the %s of every card are tested by some card that has them', (_what, of) => {
    const tested = new Set([...named].map(of));
    const untested = ofBox(box).filter((c) => !tested.has(of(c.id)));
    expect(untested.map((c) => c.id)).toEqual([]);
  });

  test('every card that is one of a kind is named', () => {
    const texts = new Map<string, string[]>();
    for (const card of ofBox(box)) {
      const text = JSON.stringify(card.facts.effects ?? []);
      texts.set(text, [...(texts.get(text) ?? []), card.id]);
    }
    const single = [...texts.values()].filter((ids) => ids.length === 1).flat();
    expect(single.length).toBeGreaterThan(100);
    expect(single.filter((id) => !named.has(id))).toEqual([]);
  });
});
