import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { sentencesOf } from '../../../games/kit/lesson/lesson';
import { LANGUAGES } from '../../../games/kit/text/words';
import { generator } from '../../../games/kit/random';
import { otherwise } from '../otherwise';
import { faultsOfSkipping, type Doing } from './skipping';
import { expectedWay, loadLesson, strayed } from './taking';

interface Described {
  /** Where the words as they are said are kept: `golden.<language>.txt`. */
  folder: string;
  /** The rules by number. */
  rules: string;
  /** Constants that the lesson relies on, with other values. */
  constants: { file: string; values: Readonly<Record<string, unknown>> };
  /** Replaces a card in a copy of the program that is loaded for this alone. */
  alter(id: string): Promise<void>;
}

/** What holds for the lesson of any ruleset. */
export function describeLesson(name: string, { folder, rules, constants, alter }: Described): void {
  const golden = (language: string): string => path.join(folder, `golden.${language}.txt`);
  const kept = (language: string): string => readFileSync(golden(language), 'utf8');

  describe('the expected way', () => {
    test.each(LANGUAGES)('is offered, comes to its end, and says what it did before: %s', async (language) => {
      const { module, lesson } = await loadLesson(name);
      const said = asText(await expectedWay(module, lesson, language));
      if (process.env.UPDATE_GOLDEN) writeFileSync(golden(language), said);
      expect(said).toBe(kept(language));
      expect(said).not.toMatch(/[{}]|undefined|NaN/);
    });

    test('every step has words, and tells rules that there are', async () => {
      const { lesson } = await loadLesson(name);
      const text = readFileSync(path.resolve(__dirname, '../../..', rules), 'utf8');
      const steps = lesson.chapters.flatMap((chapter) => chapter.steps);
      for (const { id, rules: told } of steps) {
        expect([id, told.length]).not.toEqual([id, 0]);
        for (const rule of told)
          expect(text).toMatch(new RegExp(`\\*\\*[^*]*\\b${rule.replaceAll('.', '\\.')}\\b[^*]*\\*\\*`));
      }
      for (const language of LANGUAGES)
        expect(Object.keys(await sentencesOf(lesson, language)).sort()).toEqual(steps.map(({ id }) => id).sort());
    });
  });

  test('opponents end no step: what is said is answered or read, however long that takes', async () => {
    const { lesson } = await loadLesson(name);
    const steps = lesson.chapters.flatMap((chapter) => chapter.steps);
    expect(steps.filter(({ done, expect: picks }) => done && !picks).map(({ id }) => id)).toEqual([]);
  });

  test('whoever strays comes to the end, too: 200 times', async () => {
    const { module, lesson } = await loadLesson(name);
    for (let i = 0; i < 200; i++) strayed(module, lesson, `${name} ${i}`);
  });

  test('whoever skips every step is led through it, and told what fits', async () => {
    const { module, lesson } = await loadLesson(name);
    expect(await faultsOfSkipping(module, lesson, () => 'skip')).toEqual([]);
  });

  test.each([
    ['now and then', 0],
    ['and strays', 0.3],
  ])('whoever skips %s goes on with each skip, to what fits: 60 times', async (_, strays) => {
    const { module, lesson } = await loadLesson(name);
    for (let i = 0; i < 60; i++) {
      const random = generator(`${name} skips ${i}`);
      const next = (): Doing => (random() < 0.4 ? 'skip' : random() < strays ? 'stray' : 'follow');
      expect([i, ...(await faultsOfSkipping(module, lesson, next, random))]).toEqual([i]);
    }
  });

  /** What the lesson says in a changed program, or why it cannot go on. */
  const saidAfter = (values: object, change: () => Promise<void>): Promise<string> =>
    otherwise(constants.file, values, async () => {
      const { expectedWay: take, loadLesson: load } = await import('./taking');
      await change();
      const { module, lesson } = await load(name);
      return take(module, lesson, 'en').then(asText, String);
    });

  test.each(Object.entries(constants.values))('another %s is noticed', async (constant, value) => {
    expect(await saidAfter({ [constant]: value }, async () => {})).not.toBe(kept('en'));
  });

  test('each card that it relies on, once it is another, is noticed', async () => {
    const { lesson } = await loadLesson(name);
    const cited = new Set(lesson.chapters.flatMap(({ steps }) => steps.flatMap(({ cards = [] }) => cards)));
    expect(cited.size).toBeGreaterThan(4);
    expect(await saidAfter({}, async () => {})).toBe(kept('en'));
    const unnoticed: string[] = [];
    for (const id of cited) if ((await saidAfter({}, () => alter(id))) === kept('en')) unnoticed.push(id);
    expect(unnoticed).toEqual([]);
  });
}

const asText = (lines: readonly string[]): string => `${lines.join('\n')}\n`;
