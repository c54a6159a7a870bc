import { LANGUAGES } from '../../games/kit/text/words';
import { ADVICE, RECOMMENDED } from '../../games/new-dawn/advice';
import { leaders } from '../../games/new-dawn/cards/leaders';

/** What is said of leaders to whoever chooses for the first time (C2.1). */

test('every leader has advice, and nobody else', () => {
  expect(Object.keys(ADVICE).sort()).toEqual(leaders.map(({ id }) => id).sort());
  expect(RECOMMENDED.filter((id) => !(id in ADVICE))).toEqual([]);
});

test('what is special and what it aims at is said of each in each language, of each its own', () => {
  for (const language of LANGUAGES) {
    const said = Object.values(ADVICE).flatMap(({ special, aims }) => [special[language], aims[language]]);
    expect(said.filter((line) => line.length < 10)).toEqual([]);
    expect(new Set(said).size).toBe(said.length);
    for (const { hard } of Object.values(ADVICE)) expect(hard[language]).toMatch(/\w/);
  }
});
