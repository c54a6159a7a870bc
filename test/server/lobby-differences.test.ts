import { readFileSync } from 'node:fs';
import path from 'node:path';

import { Server } from 'boardgame.io/server';

import { UNLIMITED } from '../../server/http/limits';
import { afterwards } from './cleanup';
import { host } from './host';
import { FRIEND, MOST_POSTS, SCENARIOS } from './lobby-differences/scenarios';
import { Visitor } from './lobby-differences/visitor';
import { otherToy, toy } from './toy';

/** The first column of the table in the documentation. */
function rows(): string[] {
  const page = readFileSync(path.join(__dirname, '../../docs/lobby-api.md'), 'utf8');
  const [, chapter = ''] = page.split(/^## Where it differs .*$/m);
  const [table = ''] = /(?:^\|.*\n)+/m.exec(chapter) ?? [];
  const [, , ...lines] = table.trim().split('\n');
  return lines.map((line) => line.split('|')[1]?.trim() ?? '');
}

/** boardgame.io's own server with the toys. */
async function stock(): Promise<string> {
  const server = Server({ games: [toy, otherToy], origins: [FRIEND] });
  const running = await server.run(0);
  afterwards(() => {
    running.appServer.closeAllConnections();
    server.kill(running);
  });
  return `http://127.0.0.1:${(running.appServer.address() as { port: number }).port}`;
}

test("the lobby answers as boardgame.io's but where the table of the documentation says so, and there it does not", async () => {
  const limits = { ...UNLIMITED, posts: { points: MOST_POSTS, seconds: 60 } };
  const ours = await host({ origins: [FRIEND], limits });
  const [here, there] = [new Visitor(ours.url), new Visitor(await stock())];
  const differ: object[] = [];
  for (const { what, row, ask } of SCENARIOS) {
    const [mine, theirs] = [JSON.stringify(await ask(here)), JSON.stringify(await ask(there))];
    if ((mine === theirs) === (row !== undefined)) differ.push({ what, row, mine, theirs });
  }
  expect(differ).toEqual([]);
}, 120_000);

test('each row of the table is one of those differences, and each of them has its row', () => {
  const meant = new Set(SCENARIOS.flatMap(({ row }) => row ?? []));
  expect(rows().sort()).toEqual([...meant].sort());
});
