import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FOLDER } from '../../reference/mythotopia/read';

/** Every rule of the reference has a test that carries its number in its name. */

const TESTS = [path.join(__dirname, '..'), path.join(__dirname, '..', '..', 'client', 'boards', 'mythotopia')];

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));

/** Names of tests and groups; those in tables begin a row with their numbers. */
const namesIn = (source: string): string[] =>
  [
    ...source.matchAll(/^\s*(?:test|describe)(?:\.each\([^]*?\)(?: as const)?)?\(\s*(['"`])([^]*?)\1/gm),
    ...source.matchAll(/\[\s*(['"])((?:M\d|OQ-)[^]*?)\1,/g),
  ].map((found) => found[2] ?? '');

/** `M2.7, M2.8`, and all of `M2.1–M2.4`. */
const numbersIn = (name: string): string[] =>
  [...name.matchAll(/(M\d+\.(?:\d+\.)*|OQ-)(\d+)(?:–\1(\d+))?/g)].flatMap(([, before = '', first, last]) =>
    Array.from({ length: Number(last ?? first) - Number(first) + 1 }, (_, i) => `${before}${Number(first) + i}`),
  );

/** Numbers of the rules, of the parts of M7.9, and of the open questions. */
function rules(): string[] {
  const text = readFileSync(path.join(FOLDER, 'rules.md'), 'utf8');
  const captures = [...(/- M7\.9 [^]*?(?=- M7\.10)/.exec(text)?.[0] ?? '').matchAll(/^\s+(\d)\. /gm)].map(
    ([, n]) => `M7.9.${n ?? ''}`,
  );
  return [...[...text.matchAll(/^\s*- (M\d+(?:\.\d+)+|OQ-\d+)/gm)].map(([, number]) => number ?? ''), ...captures];
}

test('ranges and lists of numbers', () => {
  expect(numbersIn('M2.1–M2.4, M7.9.5: of OQ-30')).toEqual(['M2.1', 'M2.2', 'M2.3', 'M2.4', 'M7.9.5', 'OQ-30']);
  expect(
    namesIn("test('M1.1: one', () => {});\n  describe(`M1.2: %s`, f);\n// M1.3\ntest.each([['M1.4', 2]])('%s is', f);"),
  ).toEqual(['M1.1: one', 'M1.2: %s', '%s is', 'M1.4']);
});

test('every number is carried by a test', () => {
  const carried = new Set(TESTS.flatMap(sources).flatMap(namesIn).flatMap(numbersIn));
  const all = rules();
  expect(all.length).toBeGreaterThan(170);
  expect(all.filter((number) => !carried.has(number))).toEqual([]);
});
