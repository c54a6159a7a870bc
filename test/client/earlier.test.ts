import path from 'node:path';
import { earlierLines } from '../../client/net/earlier';
import { before, continueLog, type LogLine } from '../../client/net/log';
import type { Past } from '../../client/net/past';
import { imperium } from '../../games/imperium/ruleset';
import type { Core } from '../../games/kit/core';
import { diff } from '../../protocol/delta';
import { HISTORY_PAGE } from '../../protocol/wire';
import { keptIn, playKept } from '../kit/kept';

/** A match as seat 0 saw it: the whole log, and the last position, which tells only the latest events. */
function played(): { views: Core[]; whole: readonly LogLine[] } {
  const kept = keptIn(path.join(__dirname, '..', 'imperium', 'fixtures'));
  // Long enough to tell more than G keeps.
  const game = kept.find(([file]) => file === 'collapse-2.json')?.[1];
  if (!game) throw new Error('no game is kept');
  const views: Core[] = [];
  // After the end everything lies open, also what was told before.
  playKept(imperium, game, (g) => void (g.result === null && views.push(imperium.view(g, 0))));
  return { views, whole: views.reduce<readonly LogLine[]>((log, view) => continueLog(log, view), []) };
}

const { views, whole } = played();
const stateID = views.length - 1;
const told = continueLog([], views[stateID] as Core);

/** A server that has these positions, and counts how often it is asked. */
function past(): Pick<Past, 'history'> & { asked: number[] } {
  const asked: number[] = [];
  const at = (n: number) => ({ _stateID: n, G: views[n] });
  return {
    asked,
    history: (_eyes, from) => {
      asked.push(from);
      const steps = Array.from({ length: Math.min(HISTORY_PAGE, stateID - from) }, (_, i) => ({
        from: from + i,
        to: from + i + 1,
        change: diff(at(from + i), at(from + i + 1)),
        log: [],
      }));
      return Promise.resolve({ state: at(from), steps, whole: false });
    },
  };
}

const text = (lines: readonly LogLine[]): string[] => lines.map(({ n, event }) => `${n} ${JSON.stringify(event)}`);

test('the log of a page that was loaded late becomes whole', async () => {
  expect(told.length).toBeLessThan(whole.length);
  const lines = await earlierLines(past(), 0, { log: told, stateID, since: 0 });
  expect(text(lines)).toEqual(text(whole));
});

test('no more is asked than belongs to what has happened since', async () => {
  const server = past();
  const since = (told[0]?.n ?? 0) - 10;
  const lines = await earlierLines(server, 0, { log: told, stateID, since });
  expect(server.asked).toEqual([stateID - HISTORY_PAGE]);
  expect(lines[0]?.n).toBeLessThanOrEqual(since);
  expect(text(lines)).toEqual(text(whole.slice(-lines.length)));
});

test('nothing is asked where nothing is missing', async () => {
  const server = past();
  expect(await earlierLines(server, 0, { log: told, stateID, since: told[0]?.n ?? 0 })).toBe(told);
  expect(server.asked).toEqual([]);
});

test('what came since stays as it is', () => {
  const line = (n: number): LogLine => ({ n, event: { k: `e${n}` } });
  expect(before([line(1), line(2), line(3)], [line(3), line(4)]).map(({ n }) => n)).toEqual([1, 2, 3, 4]);
  expect(before([line(1)], [])).toEqual([line(1)]);
});
