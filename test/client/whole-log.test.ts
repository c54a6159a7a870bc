import path from 'node:path';
import { wholeLog } from '../../client/local/wholeLog';
import { continueLog, type LogLine } from '../../client/net/log';
import { imperium } from '../../games/imperium/ruleset';
import { EVENTS_KEPT } from '../../games/kit/events';
import { keptIn, playKept } from '../kit/kept';

test('the log of a match on this device is whole again after the page was loaded anew', async () => {
  const game = keptIn(path.join(__dirname, '..', 'imperium', 'fixtures')).find(
    ([file]) => file === 'collapse-2.json',
  )?.[1];
  if (!game) throw new Error('no game is kept');
  let whole: readonly LogLine[] = [];
  playKept(imperium, game, (g) => {
    if (g.result === null) whole = continueLog(whole, imperium.view(g, 0));
  });
  expect(whole.length).toBeGreaterThan(EVENTS_KEPT);
  // The page has the latest lines itself.
  const lines = await wholeLog(imperium, game, 0);
  const missing = whole.slice(0, whole.length - EVENTS_KEPT);
  expect(lines.slice(0, missing.length)).toEqual(missing);
});
