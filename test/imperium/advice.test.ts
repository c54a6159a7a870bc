import { ADVICE } from '../../games/imperium/advice';
import { RECOMMENDED } from '../../games/imperium/recommended';
import { NATIONS, nationsOf } from '../../games/imperium/catalogue';
import { LANGUAGES } from '../../games/kit/text/words';

/** What is said of nations to whoever chooses for the first time. */

test('three lines in each language for every nation of both boxes', () => {
  expect(Object.keys(ADVICE).sort()).toEqual(NATIONS.map(({ nation }) => nation).sort());
  for (const lines of Object.values(ADVICE))
    for (const line of Object.values(lines) as (typeof lines.hard)[])
      for (const language of LANGUAGES) expect(line[language].length).toBeGreaterThan(10);
  const said = Object.values(ADVICE).flatMap(({ special, aims }) => [special.en, aims.en]);
  expect(new Set(said).size).toBe(said.length);
});

test('how hard it is goes by the stars of the rulebook', () => {
  const hardOf = (nation: string): string => ADVICE[nation]?.hard.en ?? '';
  const byStars = new Map<number, Set<string>>();
  for (const { nation, difficulty } of NATIONS)
    byStars.set(difficulty, (byStars.get(difficulty) ?? new Set()).add(hardOf(nation)));
  expect([...byStars.values()].map(({ size }) => size)).toEqual([...byStars].map(() => 1));
  expect(new Set(NATIONS.map(({ nation }) => hardOf(nation))).size).toBe(byStars.size);
});

test.each(['classics', 'legends'] as const)('who is recommended in %s is one, and among the easiest', (box) => {
  const stars = new Map(nationsOf(box).map(({ nation, difficulty }) => [nation, difficulty]));
  const here = RECOMMENDED.filter((nation) => stars.has(nation));
  expect(here).toHaveLength(1);
  for (const nation of here) expect(stars.get(nation)).toBe(Math.min(...stars.values()));
});
