import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cardOf, CARDS } from '../../games/imperium/catalogue';
import { missingIn } from '../../tools/coverage/implemented';
import { meetings } from '../../tools/coverage/met';
import { pageOf, rowOf } from '../../tools/coverage/page';
import { testedIn } from '../../tools/coverage/tested';

test('every card of Classics is implemented', () => {
  const lacking = [...CARDS.values()].filter((card) => card.box === 'classics' && missingIn(card).length);
  expect(lacking.map(({ id }) => id)).toEqual([]);
});

test('names the words that cannot be played yet', () => {
  expect(missingIn(cardOf('2ATL1A'))).toEqual([]);
  const sinking = [...CARDS.values()].find((card) => JSON.stringify(card.facts.effects ?? []).includes('sink(this)'));
  expect(sinking && missingIn(sinking)).toContain('sink');
});

test('random play meets cards in hand, in play and as played', () => {
  const met = meetings(3, 'coverage test');
  expect(met.size).toBeGreaterThan(100);
  for (const { played, inPlay, inHand } of met.values()) expect(Math.max(played, inPlay, inHand)).toBeLessThanOrEqual(3);
  expect([...met.values()].some(({ played }) => played === 3)).toBe(true);
  // Development cards and the accession card are never dealt to hand: all that is played was in hand before.
  for (const [id, { played, inHand }] of met) if (!id.startsWith('1FAM9')) expect(inHand).toBeGreaterThanOrEqual(Math.min(played, 1));
});

test('a card counts as met when it was played, in play for powers, in hand where it is unplayable', () => {
  const met = (played: number, inPlay: number, inHand: number) => ({ played, inPlay, inHand });
  expect(rowOf(cardOf('1ROM14'), true, met(0, 0, 5)).unmet).toBe(true);
  expect(rowOf(cardOf('1ROM14'), true, met(1, 0, 5)).unmet).toBe(false);
  expect(rowOf(cardOf('1ROM1A'), true, met(0, 1, 0)).unmet).toBe(false);
  expect(rowOf(cardOf('1FAM6'), true, met(0, 0, 1)).unmet).toBe(false);
  expect(rowOf(cardOf('2ATL2'), false).unmet).toBe(false);
  expect(rowOf(cardOf('2ATL2'), false).implemented).toBe('parsed and worded');
});

test('the page has a line for each card', () => {
  const page = pageOf([rowOf(cardOf('1ROM14'), true), rowOf(cardOf('1FAM6'), false, { played: 0, inPlay: 0, inHand: 2 })], '`coverage`');
  expect(page).toContain('| 1ROM14 | Glory | yes | yes | 0 **not met** | 0 | 0 | name.cs inferred |');
  expect(page).toContain('| 1FAM6 | Triumphant | yes | – | 0 | 0 | 2 | several sources |');
  expect(page).toContain('met as far as it can be 1 of 2');
});

test('a card is tested when a test names it, by number or name, and not in tests of all cards', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'coverage-'));
  try {
    mkdirSync(path.join(folder, 'words'));
    writeFileSync(path.join(folder, 'one.test.ts'), "test('1ROM14 and Iberia', () => undefined);");
    writeFileSync(path.join(folder, 'words', 'all.test.ts'), "test('1PER20', () => undefined);");
    const tested = testedIn(folder);
    expect(['1ROM14', '1CAR12', '1PER20', '1ROM1A'].map((id) => tested(cardOf(id)))).toEqual([true, true, false, false]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
