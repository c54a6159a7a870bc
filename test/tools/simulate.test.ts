import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { imperium } from '../../games/imperium/ruleset';
import { simulate } from '../../tools/simulate/command';
import { run } from './run';

const withoutTime = (lines: Record<string, unknown>[]) =>
  lines.map((line) => {
    const { ms: _ms, ...rest } = (line['summary'] ?? line) as Record<string, unknown>;
    return rest;
  });

test('a line for each game, then the summary', async () => {
  const { code, lines } = await run(simulate, 'imperium', '--seats', '3', '--games', '2', '--seed', 'a');
  expect(code).toBe(0);
  expect(lines).toHaveLength(3);
  for (const line of lines.slice(0, 2)) {
    expect(Object.keys(line)).toEqual([
      'seats',
      'seed',
      'turns',
      'moves',
      'ms',
      'scores',
      'winners',
      'ending',
      'finalHash',
    ]);
    expect(line).toMatchObject({
      seats: 3,
      scores: [expect.any(Number), expect.any(Number), expect.any(Number)],
      ending: expect.any(String),
    });
    expect(line['finalHash']).toMatch(/^[0-9a-f]{64}$/);
    expect((line['winners'] as number[]).length).toBeGreaterThan(0);
  }
  expect(lines[2]).toMatchObject({
    summary: { games: 2, seats: 3, seed: 'a', bots: [{ bot: 'random' }, { bot: 'random' }, { bot: 'random' }] },
  });
});

test('the same seed gives the same lines, another seed others', async () => {
  const play = async (seed: string) =>
    withoutTime((await run(simulate, 'imperium', '--games', '2', '--seed', seed, '--bots', 'steward,random')).lines);
  const once = await play('7');
  expect(await play('7')).toEqual(once);
  expect((await play('9')).map((line) => line['finalHash'])).not.toEqual(once.map((line) => line['finalHash']));
});

test('any game of a series can be played again alone', async () => {
  const { lines } = await run(simulate, 'imperium', '--games', '3', '--seed', '40');
  const again = await run(simulate, 'imperium', '--games', '1', '--seed', '42');
  expect(lines[2]?.['seed']).toBe('42');
  expect(withoutTime(again.lines)[0]).toEqual(withoutTime(lines)[2]);
});

test("OQ-24: bots' matches of Mythotopia end at the turn cap at the latest, and the line says so", async () => {
  const { lines } = await run(
    simulate,
    'mythotopia',
    '--seats',
    '3',
    '--games',
    '1',
    '--seed',
    'cap',
    '--options',
    '{"turnCap":9}',
  );
  expect(lines[0]).toMatchObject({ turns: 9, ending: 'turnCap' });
  const {
    lines: [line],
  } = await run(simulate, 'mythotopia', '--seed', 'cap');
  expect(line).toMatchObject({ ending: expect.stringMatching(/^(turnCap|declared)$/) });
});

/** A match of one move, whose arguments make its file so many levels deep. */
const deep = (levels: number): string =>
  `{"civitas":1,"ruleset":"imperium","version":"${imperium.version}","seats":2,"options":{},"seed":"a","moves":[{"seat":0,"name":"ready","args":[${'['.repeat(levels - 4)}${']'.repeat(levels - 4)}]}]}`;

describe('a recorded match', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'civitas-record-'));
  const file = path.join(folder, 'match.json');
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is played again to the same final hash, whether its ruleset is named or not', async () => {
    const {
      lines: [played],
    } = await run(simulate, 'imperium', '--seed', 'kept', '--bots', 'steward,random', '--record', file);
    for (const args of [
      ['imperium', '--replay', file],
      ['--replay', file],
    ]) {
      const { code, lines } = await run(simulate, ...args);
      expect(code).toBe(0);
      expect(lines).toEqual([
        expect.objectContaining({
          ruleset: 'imperium',
          seed: 'kept',
          moves: played?.['moves'],
          scores: played?.['scores'],
          ending: played?.['ending'],
          finalHash: played?.['finalHash'],
        }),
      ]);
    }
  });

  test.each([
    ['no JSON', '{', 'not JSON'],
    ['something else', '{}', 'not the file of a match'],
    ['no seats', '{"civitas":1,"ruleset":"imperium","version":"1"}', 'its field seats is missing or wrong'],
    [
      'another ruleset',
      '{"civitas":1,"ruleset":"chess","version":"1","seats":2,"options":{},"seed":null,"moves":[]}',
      'a match of chess',
    ],
    [
      'impossible seats',
      `{"civitas":1,"ruleset":"imperium","version":"${imperium.version}","seats":9,"options":{},"seed":null,"moves":[]}`,
      'players',
    ],
    [
      'an impossible move',
      `{"civitas":1,"ruleset":"imperium","version":"${imperium.version}","seats":2,"options":{},"seed":"a","moves":[{"seat":1,"name":"ready","args":[1]}]}`,
      'move 1 is not possible',
    ],
    ['a file nested 32 deep, with arguments that no move has,', deep(32), 'move 1 is not possible'],
    ['a file nested 33 deep', deep(33), 'not the file of a match'],
    ['a file nested 30,000 deep', deep(30_000), 'not the file of a match'],
  ])('%s is refused with a word on why', async (_what, text, why) => {
    const bad = path.join(folder, 'bad.json');
    writeFileSync(bad, text);
    await expect(run(simulate, 'imperium', '--replay', bad)).rejects.toThrow(why);
  });

  test('a file that is not there', async () => {
    await expect(run(simulate, '--replay', path.join(folder, 'none.json'))).rejects.toThrow('cannot be read');
  });

  test('keeps one game only', async () => {
    await expect(run(simulate, 'imperium', '--games', '2', '--record', file)).rejects.toThrow(
      '--record keeps one game',
    );
  });
});
