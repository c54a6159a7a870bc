import { Turns } from '../../server/bots/turns';

/** Whose bot decides next, in counts of decisions. */

const thinker = (people: boolean) => ({ people });
const settle = async () => {
  for (let i = 0; i < 200; i++) await new Promise((resolve) => setImmediate(resolve));
};

test('where a person plays, a bot waits for one decision of others at most, however many are in line', async () => {
  const turns = new Turns();
  const order: string[] = [];
  for (let i = 0; i < 50; i++) {
    const bot = thinker(false);
    turns.ask(bot, () => {
      order.push('bots');
      turns.seen(bot);
    });
  }
  await new Promise((resolve) => setImmediate(resolve));
  turns.ask(thinker(true), () => order.push('person'));
  await settle();
  expect(order.indexOf('person')).toBeLessThanOrEqual(2);
  expect(order).toHaveLength(51);
});

test('matches of bots alone go on when nothing else is to do, each in its turn', async () => {
  const turns = new Turns();
  const order: string[] = [];
  const [a, b, c] = [thinker(false), thinker(false), thinker(true)];
  let left = 20;
  const again = (): void => {
    order.push('person');
    if (--left > 0) turns.ask(c, again);
  };
  turns.ask(a, () => {
    order.push('a');
    turns.seen(a);
  });
  turns.ask(b, () => order.push('b'));
  turns.ask(c, again);
  await settle();
  expect(order).toEqual([...Array.from({ length: 20 }, () => 'person'), 'a', 'b']);
});

test('of matches of bots alone one moves at a time: the next when it is seen what came of it; where a person plays nobody waits for that', async () => {
  const turns = new Turns();
  const order: string[] = [];
  const [a, b, c, d, person] = [thinker(false), thinker(false), thinker(false), thinker(false), thinker(true)];
  const names = new Map([
    [a, 'a'],
    [b, 'b'],
    [c, 'c'],
    [d, 'd'],
    [person, 'person'],
  ]);
  for (const [who, name] of names) turns.ask(who, () => order.push(name));
  await settle();
  expect(order).toEqual(['person', 'a']);
  // Only its own does.
  turns.seen(person);
  turns.seen(b);
  turns.ask(person, () => order.push('person'));
  await settle();
  expect(order).toEqual(['person', 'a', 'person']);
  turns.seen(a);
  await settle();
  expect(order.at(-1)).toBe('b');
  // Who has gone sees nothing any more.
  turns.forget(b);
  await settle();
  expect(order.at(-1)).toBe('c');
  turns.forget(d);
  turns.seen(c);
  turns.seen(c);
  await settle();
  expect(order).toEqual(['person', 'a', 'person', 'b', 'c']);
});

test('a match becomes one of bots alone, or no longer, while it is in line', async () => {
  const turns = new Turns();
  const order: string[] = [];
  const [a, b] = [thinker(false), thinker(true)];
  turns.ask(a, () => order.push('a'));
  turns.ask(b, () => order.push('b'));
  [a.people, b.people] = [true, false];
  await settle();
  expect(order).toEqual(['a', 'b']);
});

test('who is asked anew decides once, and who has gone does not', async () => {
  const turns = new Turns();
  const order: string[] = [];
  const [a, b] = [thinker(true), thinker(true)];
  turns.ask(a, () => order.push('first'));
  turns.ask(a, () => order.push('second'));
  turns.ask(b, () => order.push('gone'));
  turns.forget(b);
  await settle();
  expect(order).toEqual(['second']);
});

test('decisions are made one at a time: the thread hears what comes in between', async () => {
  const turns = new Turns();
  let decided = 0;
  for (let i = 0; i < 10; i++) turns.ask(thinker(true), () => decided++);
  const seen: number[] = [];
  for (let i = 0; i < 5; i++) {
    await new Promise((resolve) => setImmediate(resolve));
    seen.push(decided);
  }
  expect(seen).toEqual([1, 2, 3, 4, 5]);
});
