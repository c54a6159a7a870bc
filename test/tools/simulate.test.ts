import { simulate } from '../../tools/simulate/command';
import { run } from './run';

const withoutTime = (lines: Record<string, unknown>[]) => lines.map((line) => {
  const { ms: _ms, ...rest } = (line['summary'] ?? line) as Record<string, unknown>;
  return rest;
});

test('a line for each game, then the summary', async () => {
  const { code, lines } = await run(simulate, 'imperium', '--seats', '3', '--games', '2', '--seed', 'a');
  expect(code).toBe(0);
  expect(lines).toHaveLength(3);
  for (const line of lines.slice(0, 2)) {
    expect(Object.keys(line)).toEqual(['seats', 'seed', 'turns', 'moves', 'ms', 'scores', 'winners', 'ending', 'finalHash']);
    expect(line).toMatchObject({ seats: 3, scores: [expect.any(Number), expect.any(Number), expect.any(Number)], ending: expect.any(String) });
    expect(line['finalHash']).toMatch(/^[0-9a-f]{64}$/);
    expect((line['winners'] as number[]).length).toBeGreaterThan(0);
  }
  expect(lines[2]).toMatchObject({ summary: { games: 2, seats: 3, seed: 'a', bots: [{ bot: 'random' }, { bot: 'random' }, { bot: 'random' }] } });
});

test('the same seed gives the same lines, another seed others', async () => {
  const play = async (seed: string) => withoutTime((await run(simulate, 'imperium', '--games', '2', '--seed', seed, '--bots', 'steward,random')).lines);
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
