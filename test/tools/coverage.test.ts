import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import imperium from '../../games/imperium';
import { cardOf, CARDS } from '../../games/imperium/catalogue';
import { coverage as imperiumCovered, coveredOf, missingIn } from '../../games/imperium/coverage';
import { verbsOutside, type Meetings } from '../../games/kit/tooling';
import mythotopia from '../../games/mythotopia';
import { cardOf as mythotopiaCard } from '../../games/mythotopia/catalogue';
import { coverage as mythotopiaCovered, coveredOf as mythotopiaCoveredOf } from '../../games/mythotopia/coverage';
import { EffectParser } from '../../games/kit/effect/parse';
import { VOCABULARY } from '../../games/mythotopia/language/vocabulary';
import { keptMeetings, meetings } from '../../tools/coverage/met';
import { pageOf, partOf, rowOf } from '../../tools/coverage/page';
import { testsIn } from '../../tools/coverage/tested';

const row = (id: string, ...rest: [tested: boolean, met?: Meetings, kept?: Meetings]) =>
  rowOf(coveredOf(cardOf(id)), ...rest);
const met = (played: number, inPlay: number, inHand: number) => ({ played, inPlay, inHand });

test('every card that can be played is implemented', () => {
  const lacking = [imperiumCovered, mythotopiaCovered]
    .flatMap((covered) => covered.cards())
    .filter(({ wanted, missing }) => wanted !== null && missing.length);
  expect(lacking.map(({ id }) => id)).toEqual([]);
});

test('names the words that cannot be played yet', () => {
  expect([...CARDS.values()].flatMap(missingIn)).toEqual([]);
  const effect = new EffectParser(VOCABULARY).program('pay(1 gold) > peace(1 war)');
  expect(verbsOutside([effect], (verb) => verb === 'pay')).toEqual(['peace']);
});

test.each([
  ['imperium', imperium, 100],
  ['mythotopia', mythotopia, 60],
] as const)(
  '%s: random play meets cards in hand, in play and as played',
  async (_name, { ruleset: rules, tooling }, least) => {
    const { options, coverage: covered } = await tooling();
    const found = meetings({ rules, options, note: covered.note }, 3, 'coverage test');
    expect(found.size).toBeGreaterThan(least);
    for (const { played, inPlay, inHand } of found.values())
      expect(Math.max(played, inPlay, inHand)).toBeLessThanOrEqual(3);
    expect([...found.values()].some(({ played }) => played === 3)).toBe(true);
    const known = new Set(covered.cards().map(({ id }) => id));
    expect([...found.keys()].filter((id) => !known.has(id) && !id.startsWith('STATE'))).toEqual([]);
    // What is played was in hand before, but for victory cards, King of Kings and what set-up puts into play.
    const fromHand = [...found].filter(([id]) => id.endsWith('-card') || /^1ROM1\d$/.test(id));
    expect(fromHand.length).toBeGreaterThan(3);
    for (const [, { played, inHand }] of fromHand) expect(inHand).toBeGreaterThanOrEqual(Math.min(played, 1));
  },
  30_000,
);

test('a card counts as met when it was played, in play for powers and reserve texts, in hand where it is unplayable', () => {
  expect(row('1ROM14', true, met(0, 0, 5)).unmet).toBe(true);
  expect(row('1ROM14', true, met(1, 0, 5)).unmet).toBe(false);
  expect(row('1ROM1A', true, met(0, 1, 0)).unmet).toBe(false);
  expect(row('1FAM6', true, met(0, 0, 1)).unmet).toBe(false);
  expect(row('2UTO3B', true, met(0, 1, 0)).unmet).toBe(false);
  expect(row('2ATL2', false).unmet).toBe(true);
  expect(row('2ATL2', false, met(0, 0, 3), met(1, 0, 1))).toMatchObject({ unmet: false, keptOnly: true });
  expect(row('2ART8', true, met(0, 1, 0)).unmet).toBe(false);
  expect(rowOf(mythotopiaCoveredOf(mythotopiaCard('cavalry-card')), true, met(1, 0, 1)).unmet).toBe(true);
  expect(rowOf(mythotopiaCoveredOf(mythotopiaCard('cavalry-card')), true, met(0, 1, 0)).unmet).toBe(false);
  expect(rowOf(mythotopiaCoveredOf(mythotopiaCard('hero-card')), true, met(0, 1, 1)).unmet).toBe(true);
});

test('what random play does not meet may be met in a match that is kept', () => {
  const folder = path.join(__dirname, '..', 'imperium', 'fixtures');
  const kept = keptMeetings({ rules: imperium.ruleset, note: imperiumCovered.note }, folder);
  // Graal, Taliesin the Bard, Emperor Qin Shi Huang.
  for (const id of ['2ART3', '2ART6', '2QIN6']) expect(kept.get(id)?.played).toBeGreaterThan(0);
  expect(kept.get('2UTO3B')?.inPlay).toBeGreaterThan(0);
}, 30_000);

test('the page has a part for each ruleset and a line for each card', () => {
  const page = pageOf(
    [
      partOf(
        imperium.ruleset,
        imperiumCovered,
        [row('1ROM14', true), row('1FAM6', false, met(0, 0, 2)), row('2ART3', true, met(0, 0, 0), met(1, 1, 1))],
        7,
      ),
      partOf(
        mythotopia.ruleset,
        mythotopiaCovered,
        [rowOf(mythotopiaCoveredOf(mythotopiaCard('starterArmy-blue-2')), true, met(3, 1, 3))],
        7,
      ),
    ],
    '`coverage`',
  );
  expect(page).toContain('## Imperium\n\n7 random games.');
  expect(page).toContain('| 1ROM14 | Glory | yes | yes | 0 **not met** | 0 | 0 | name.cs inferred |');
  expect(page).toContain('| 2ART3 | Graal | yes | yes | 0 (in a kept match) | 0 | 0 |');
  expect(page).toContain('| 1FAM6 | Triumphant | yes | – | 0 | 0 | 2 | several sources |');
  expect(page).toContain('met as far as they can be 2 of 3, 1 of them in kept matches only');
  expect(page).toContain('### Starters');
  expect(page).toContain('| starterArmy | Army | yes | yes | 3 | 1 | 3 | copies inferred, symbols single-source |');
});

test('a card is tested when a test names it, by number or name, and not in tests of all cards', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'coverage-'));
  try {
    mkdirSync(path.join(folder, 'words'));
    writeFileSync(
      path.join(folder, 'one.test.ts'),
      "test('1ROM14 and Iberia', () => { hand: ['waterMill', 'starterArmy2'] });",
    );
    writeFileSync(path.join(folder, 'words', 'all.test.ts'), "test('1PER20', () => undefined);");
    const text = testsIn(folder);
    expect(
      ['1ROM14', '1CAR12', '1PER20', '1ROM1A'].map((id) => imperiumCovered.isNamed(coveredOf(cardOf(id)), text)),
    ).toEqual([true, true, false, false]);
    expect(
      ['waterMill-card', 'starterArmy-red-1', 'army-card'].map((id) =>
        mythotopiaCovered.isNamed(mythotopiaCoveredOf(mythotopiaCard(id)), text),
      ),
    ).toEqual([true, true, false]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
