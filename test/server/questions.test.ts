import { Questions, type Inquirer, type Rest } from '../../server/match/questions';

/** Somebody who asks and may go. */
class Somebody implements Inquirer {
  there = true;
  paid: number[] = [];

  constructor(readonly address: object = {}) {}

  waits(): boolean {
    return this.there;
  }

  charge(cost: number): void {
    this.paid.push(cost);
  }
}

/** Milliseconds on the clock by which work is measured. */
let clock = 0;
beforeEach(() => {
  clock = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
});
afterEach(() => jest.restoreAllMocks());

/** Work in small pieces of a millisecond each. */
const units =
  (count: number, done: string[] = [], name = '') =>
  async (rest: Rest): Promise<string> => {
    for (let i = 0; i < count; i++) {
      done.push(name);
      clock++;
      await rest(1);
    }
    return name;
  };

test('a dear question is answered in pieces of 3 ms, between which everything else has its turn', async () => {
  const done: string[] = [];
  let most = 0;
  let before = 0;
  const others = setInterval(() => undefined, 0);
  const look = (): void => {
    most = Math.max(most, done.length - before);
    before = done.length;
    if (done.length < 100) setImmediate(look);
  };
  look();
  expect(await new Questions().ask(new Somebody(), 'a', units(100, done, 'a'))).toBe('a');
  clearInterval(others);
  expect(done).toHaveLength(100);
  expect(most).toBeLessThanOrEqual(3);
});

test('equal questions that wait are answered from one piece of work; one that comes later is not told what is older', async () => {
  const questions = new Questions();
  const done: string[] = [];
  const people = Array.from({ length: 5 }, () => new Somebody());
  const busy = questions.ask(new Somebody(), 'other', units(10, done, 'other'));
  const answers = people.map((each) => questions.ask(each, 'same', units(10, done, 'same')));
  await busy;
  expect(await Promise.all(answers)).toEqual(Array(5).fill('same'));
  expect(done).toHaveLength(20);
  expect(people.map(({ paid }) => paid)).toEqual(Array(5).fill([10]));
  expect(await questions.ask(people[0]!, 'same', units(3, done, 'again'))).toBe('again');
});

test('one at a time: there is never more work at hand than one question', async () => {
  const questions = new Questions();
  const done: string[] = [];
  const names = ['a', 'b', 'c'];
  await Promise.all(names.map((name) => questions.ask(new Somebody(), name, units(10, done, name))));
  expect(done).toEqual(names.flatMap((name) => Array<string>(10).fill(name)));
});

test('addresses take turns, however much one of them asks', async () => {
  const questions = new Questions();
  const done: string[] = [];
  const [club, home] = [{}, {}];
  const ask = (address: object, name: string) => questions.ask(new Somebody(address), name, units(1, done, name));
  await Promise.all([ask(club, '1'), ask(club, '2'), ask(club, '3'), ask(club, '4'), ask(home, 'home')]);
  expect(done).toEqual(['1', '2', 'home', '3', '4']);
});

test('work that nobody waits for is not begun, and not ended', async () => {
  const questions = new Questions();
  const done: string[] = [];
  const [slow, gone, other] = [new Somebody(), new Somebody(), new Somebody()];
  const answers = [
    questions.ask(slow, 'slow', units(1000, done, 'slow')),
    questions.ask(gone, 'gone', units(1000, done, 'gone')),
    questions.ask(gone, 'shared', units(2, done, 'shared')),
    questions.ask(other, 'shared', units(2, done, 'shared')),
  ];
  gone.there = false;
  await new Promise((resolve) => setImmediate(resolve));
  slow.there = false;
  expect(await Promise.all(answers)).toEqual([undefined, undefined, 'shared', 'shared']);
  expect(done.filter((each) => each === 'gone')).toEqual([]);
  expect(done.filter((each) => each === 'slow').length).toBeLessThan(20);
  // What was done for him has its price.
  expect(slow.paid[0]).toBeGreaterThan(0);
});

test('work that fails fails for all who asked, and the next goes on', async () => {
  const questions = new Questions();
  const fail = async (): Promise<never> => {
    throw new Error('away');
  };
  const busy = questions.ask(new Somebody(), 'first', units(5));
  const failed = [1, 2].map(() => questions.ask(new Somebody(), 'broken', fail));
  const next = questions.ask(new Somebody(), 'next', units(1, [], 'next'));
  await busy;
  expect((await Promise.allSettled(failed)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await next).toBe('next');
});
