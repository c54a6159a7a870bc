import { randomBot } from '../../../games/kit/bots/random';
import { toy } from '../../client/toy';
import { basket } from '../../client/toy/lesson';
import type { Toy } from '../../client/toy/ruleset';
import { fits, isDue, stepOf } from '../../../games/kit/lesson/course';
import { Session } from '../../../games/kit/lesson/session';
import { begin, expectedWay, strayed } from './taking';

/** Lessons, by one of a made-up ruleset. */

const taught = { ruleset: toy.ruleset, words: toy.words, bot: randomBot };
const session = () => begin(taught, basket);
const stepNow = (s: Session) => stepOf(basket, s.course)?.id ?? null;
const answer = (s: Session, name: string, ...rest: string[]) =>
  s.play({ seat: 0, name, args: [s.view.questions[0]?.n, ...rest] });
const reply = (s: Session) => {
  while (s.waits) s.reply();
};

describe('patterns of options', () => {
  test.each([
    ['plant F1', 'plant F1', true],
    ['plant F1', 'plant F12', false],
    ['plant *', 'plant F12', true],
    ['*', '', true],
    ['pay * gold', 'pay 2 gold', true],
    ['pay * gold', 'pay gold', false],
    ['a*b*c', 'a1b2c', true],
    ['a*b*c', 'a1c', false],
  ])('%s and %s: %s', (pattern, option, fit) => expect(fits(pattern, option)).toBe(fit));
});

describe('a lesson', () => {
  test('is taken as it expects it, in every language, with figures of the position and of what follows', async () => {
    for (const language of ['en', 'hu', 'cs'] as const)
      expect(await expectedWay(taught, basket, language)).toEqual([
        'welcome: 0 points, 3 fruit in hand',
        'plant: plant Fruit 2',
        'sell: sell Fruit 1 for 2 coins',
        'pass: now pass',
        'over: 5 points',
      ]);
  });

  test('what is read is over once it was read; opponents wait for that', () => {
    const s = session();
    expect(stepNow(s)).toBe('welcome');
    s.next();
    expect(stepNow(s)).toBe('plant');
  });

  test('a step ends by what happens, whenever in its chapter that was', () => {
    const s = session();
    s.next();
    answer(s, 'sell', 'F1');
    expect(stepNow(s)).toBe('plant');
    answer(s, 'plant', 'F2');
    expect(stepNow(s)).toBe('pass');
  });

  test('what is taken back has not happened', () => {
    const s = session();
    s.next();
    answer(s, 'plant', 'F2');
    expect(stepNow(s)).toBe('sell');
    expect(answer(s, 'undo')).toBeNull();
    expect(stepNow(s)).toBe('plant');
  });

  test('a step waits for its question', () => {
    const s = session();
    s.next();
    answer(s, 'well');
    const step = stepOf(basket, s.course);
    expect([step?.id, step && isDue(step, s.view, basket)]).toEqual(['plant', false]);
  });

  test('what is read at a question waits for that, too, and opponents answer meanwhile', () => {
    const [first] = basket.chapters;
    const at = { shell: 'players' } as const;
    const pass = { id: 'pass', when: 'turn', at, done: { event: { k: 'turnBegins', seat: 1 } }, rules: [] };
    const read = { id: 'over', when: 'turn', at, rules: [] };
    const s = begin(taught, { ...basket, chapters: [{ ...first, steps: [pass, read] }] });
    answer(s, 'pass');
    expect([stepOf(s.lesson, s.course)?.id, isDue(read, s.view, basket), s.waits]).toEqual(['over', false, true]);
    reply(s);
    expect([stepOf(s.lesson, s.course)?.id, isDue(read, s.view, basket), s.waits]).toEqual(['over', true, false]);
    s.next();
    expect(s.over).toBe(true);
  });

  const handOf = (s: Session) => (s.view as Toy).players[0]?.hand;

  test('an answer after which its end can no longer come is taken back, twice; then it goes on', () => {
    const s = session();
    s.next();
    for (let i = 0; i < 2; i++) {
      answer(s, 'sell', 'F2');
      expect([stepNow(s), s.back, handOf(s)]).toEqual(['plant', true, ['F1', 'F2', 'F3']]);
    }
    answer(s, 'sell', 'F2');
    expect([stepNow(s), s.back, handOf(s)]).toEqual(['sell', false, ['F1', 'F3']]);
  });

  test('what was done before that answer stays done', () => {
    const s = session();
    s.next();
    answer(s, 'plant', 'F2');
    answer(s, 'pass');
    reply(s);
    expect([stepNow(s), s.back, handOf(s)]).toEqual(['sell', true, ['F1', 'F3']]);
    expect(s.view.questions.map(({ seat, ask }) => [seat, ask])).toEqual([[0, 'turn']]);
  });

  test("a step that is skipped is done in the learner's place, so that what is said next is true", () => {
    const s = session();
    s.next();
    s.skip();
    expect(stepNow(s)).toBe('sell');
    expect(s.view.events.filter(({ seat }) => seat === 0).map(({ k }) => k)).toContain('plant');
    s.skip();
    expect(stepNow(s)).toBe('pass');
  });

  test('what is asked before a step that is skipped is answered, too', () => {
    const s = session();
    s.next();
    answer(s, 'well');
    s.skip();
    expect([stepNow(s), s.back, s.view.questions[0]?.ask]).toEqual(['sell', false, 'turn']);
  });

  test('numbers of questions run on, so that a late answer fits none', () => {
    const s = session();
    s.next();
    const before = s.view.questions[0]?.n ?? 0;
    answer(s, 'sell', 'F2');
    expect(s.view.questions[0]?.n).toBeGreaterThan(before);
  });

  test('opponents answer as written, else the bot does', () => {
    const s = session();
    s.next();
    answer(s, 'plant', 'F2');
    answer(s, 'sell', 'F1');
    answer(s, 'pass');
    reply(s);
    const told = s.view.events.filter(({ seat }) => seat === 1).map(({ k }) => k);
    expect(told).toContain('plant');
  });

  test('is left and gone on with from the same place', () => {
    const s = session();
    s.next();
    answer(s, 'plant', 'F2');
    const kept = JSON.parse(JSON.stringify(s.keep())) as ReturnType<typeof s.keep>;
    const again = new Session(toy.ruleset, basket, randomBot, () => 0, kept);
    expect([stepNow(again), again.view]).toEqual([stepNow(s), s.view]);
  });

  test('whoever strays comes to its end', () => {
    for (let i = 0; i < 200; i++) expect(strayed(taught, basket, `basket ${i}`)).toBeGreaterThan(0);
  });
});
