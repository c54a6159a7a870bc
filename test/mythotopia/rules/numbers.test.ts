import { readFileSync } from 'node:fs';
import path from 'node:path';
import { carriedIn, namesIn, numbersIn } from '../../kit/numbers';
import { FOLDER } from '../../reference/mythotopia/read';

/** Every rule of the reference has a test that carries its number in its name. */

const NUMBER = /(M\d+\.(?:\d+\.)*|OQ-)(\d+)/;

/** Numbers of the rules, of the parts of M7.9, and of the open questions. */
function rules(): string[] {
  const text = readFileSync(path.join(FOLDER, 'rules.md'), 'utf8');
  const captures = [...(/- M7\.9 [^]*?(?=- M7\.10)/.exec(text)?.[0] ?? '').matchAll(/^\s+(\d)\. /gm)].map(
    ([, n]) => `M7.9.${n ?? ''}`,
  );
  return [...[...text.matchAll(/^\s*- (M\d+(?:\.\d+)+|OQ-\d+)/gm)].map(([, number]) => number ?? ''), ...captures];
}

test('ranges and lists of numbers', () => {
  expect(numbersIn('M2.1–M2.4, M7.9.5: of OQ-30', NUMBER)).toEqual(['M2.1', 'M2.2', 'M2.3', 'M2.4', 'M7.9.5', 'OQ-30']);
  expect(
    namesIn(
      "test('M1.1: one', () => {});\n  describe(`M1.2: %s`, f);\n// M1.3\ntest.each([['M1.4', 2]])('%s is', f);",
      NUMBER,
    ),
  ).toEqual(['M1.1: one', 'M1.2: %s', '%s is', 'M1.4']);
});

test('every number is carried by a test', () => {
  const carried = carriedIn(['mythotopia', 'client/boards/mythotopia'], NUMBER);
  const all = rules();
  expect(all.length).toBeGreaterThan(170);
  expect(all.filter((number) => !carried.has(number))).toEqual([]);
});
