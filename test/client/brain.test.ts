import { botClass } from '../../client/bots/bot';
import { Brain, type Port } from '../../client/bots/brain';
import type { BotTask, Thought } from '../../client/bots/messages';
import { HIDDEN, type Core } from '../../games/kit/core';
import { apply } from '../../games/kit/moves';
import { toy } from './toy';
import type { Toy } from './toy/ruleset';

const rules = toy.ruleset;

function dealt(): Toy {
  const g = rules.setup(2, rules.matchOptions({}, 2));
  apply(rules, g, { seat: 0, name: 'answer', args: [g.asked, ['ready']] });
  return g as Toy;
}

/** A worker that the test plays. */
function fakePort() {
  const tasks: BotTask[] = [];
  let listener: (event: MessageEvent<Thought>) => void = () => {};
  const port: Port = {
    postMessage: (task) => tasks.push(task),
    addEventListener: (_type, heard) => {
      listener = heard;
    },
    terminate: jest.fn(),
  };
  return { port, tasks, reply: (thought: Thought) => listener({ data: thought } as MessageEvent<Thought>) };
}

describe('the bots’ brain', () => {
  afterEach(() => jest.useRealTimers());

  test('answers questions in whatever order the worker does', async () => {
    const { port, tasks, reply } = fakePort();
    const brain = new Brain(rules, () => port);
    brain.start();
    const view = rules.view(dealt(), 0);
    const [first, second] = [brain.think('random', view, 0), brain.think('random', view, 0)];
    reply({ id: tasks[1]?.id ?? 0, move: { seat: 0, name: 'pass', args: [2] } });
    reply({ id: tasks[0]?.id ?? 0, move: { seat: 0, name: 'well', args: [2] } });
    expect(await second).toMatchObject({ name: 'pass' });
    expect(await first).toMatchObject({ name: 'well' });
  });

  test('does something legal when the worker fails', async () => {
    const { port, reply } = fakePort();
    const brain = new Brain(rules, () => port);
    brain.start();
    const g = dealt() as Core;
    const thought = brain.think('random', rules.view(g, 0), 0);
    reply({ id: 1, move: null });
    const move = await thought;
    expect(move && apply(rules, g, move)).toBeNull();
  });

  test('does something legal when the worker is silent', async () => {
    jest.useFakeTimers();
    const brain = new Brain(rules, () => fakePort().port);
    brain.start();
    const g = dealt() as Core;
    const thought = brain.think('random', rules.view(g, 0), 0);
    await jest.advanceTimersByTimeAsync(10_000);
    const move = await thought;
    expect(move && apply(rules, g, move)).toBeNull();
  });

  test('ends with its worker, and leaves no timer', () => {
    jest.useFakeTimers();
    const { port } = fakePort();
    const brain = new Brain(rules, () => port);
    brain.start();
    void brain.think('random', rules.view(dealt(), 0), 0);
    brain.stop();
    expect(port.terminate).toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });

  test('is shown the view of its seat and no more', async () => {
    const { port, tasks, reply } = fakePort();
    const brain = new Brain(rules, () => port);
    brain.start();
    const g = dealt();
    const Bot = botClass(rules, brain, 'random');
    const playing = new Bot().play({ G: g } as never, '1');
    expect((tasks[0]?.view as Toy).players[0]?.hand).toEqual([HIDDEN, HIDDEN, HIDDEN]);
    expect((tasks[0]?.view as Toy).players[1]?.hand).toEqual(g.players[1]?.hand);
    expect(JSON.stringify(tasks[0]?.view)).not.toContain(JSON.stringify(g.rng));
    reply({ id: 1, move: { seat: 1, name: 'pass', args: [3] } });
    expect(await playing).toEqual({
      action: { type: 'MAKE_MOVE', payload: { type: 'pass', args: [3], playerID: '1' } },
    });
  });

  test('answers a question once, however often it is asked', async () => {
    const { port, tasks, reply } = fakePort();
    const brain = new Brain(rules, () => port);
    brain.start();
    const g = dealt();
    const bot = new (botClass(rules, brain, 'random'))();
    const playing = bot.play({ G: g } as never, '0');
    void bot.play({ G: g } as never, '0');
    expect(tasks).toHaveLength(1);
    reply({ id: 1, move: { seat: 0, name: 'pass', args: [2] } });
    await playing;
    void bot.play({ G: g } as never, '0');
    expect(tasks).toHaveLength(1);
  });
});
