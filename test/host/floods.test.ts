import { fork } from 'node:child_process';
import path from 'node:path';

import { startChild, type Child } from '../load/child';
import { pause, seated, until, Wire } from '../server/attacks/victim';
import type { Loot } from './flooders';
import { Honest } from './honest';

/** Honest people behind the flooders' address. */
const PEOPLE = 30;

/** How long is measured, before an attack and during it, in milliseconds. */
const CALM = 5000;
const STORM = 10_000;

/** How long an honest move may take under attack, in milliseconds; on a machine that is busy, so many times what it takes without. */
const QUICK = 50;
const TIMES = 4;

/** How long the server is watched when the attackers have gone, in milliseconds, and the share of a processor that it may use then. */
const REST = 2000;
const IDLE = 0.2;

/** Moves of one connection that are granted at once. */
const MOUTHFUL = 75;

const GAMES = path.join(__dirname, '../server/attacks/games.ts');

let target: Child;
beforeEach(async () => {
  target = await startChild({ server: 'ours', games: GAMES, args: ['sqlite', 'limited'] });
}, 60_000);
afterEach(() => target.stop());

/** People who mean harm; see flooders.ts. */
async function flooders(...args: readonly string[]): Promise<{ stop(): Promise<Loot> }> {
  const child = fork(path.join(__dirname, 'flooders.ts'), [target.url, ...args], { execArgv: ['--import', 'tsx'] });
  const message = (): Promise<unknown> => new Promise((resolve) => child.once('message', resolve));
  await message();
  return {
    async stop() {
      const answer = message();
      child.send('stop');
      return (await answer) as Loot;
    },
  };
}

/** Honest people play, go on while others attack, and after that. @returns what the attackers got */
async function underAttack(...args: readonly string[]): Promise<Loot> {
  const honest = await Honest.sitDown(target, PEOPLE);
  const before = await honest.play(CALM);
  const attack = await flooders(...args);
  await pause(500);
  const work = await target.ask<number>('work');
  const storm = await honest.play(STORM);
  const used = ((await target.ask<number>('work')) - work) / STORM;
  const loot = await attack.stop();
  const left = await target.ask<number>('work');
  await pause(REST);
  const rest = ((await target.ask<number>('work')) - left) / REST;
  const after = await honest.play(CALM);
  const [p95, during, calm, share, idle] = [before, storm, after, used, rest].map((figure) => figure.toFixed(2));
  const figures = `p95 ${p95} ms before, ${during} ms under attack, ${calm} ms after; ${share} of a processor, ${idle} when they had gone`;
  process.stderr.write(`${args[0]}: ${figures}; ${JSON.stringify(loot)}\n`);
  const quick = storm <= Math.max(QUICK, TIMES * Math.max(before, after));
  expect({ figures, quick, forgotten: rest < IDLE, allThere: honest.allThere }).toEqual({
    figures,
    quick: true,
    forgotten: true,
    allThere: true,
  });
  honest.leave();
  return loot;
}

test('ten sockets full of events that there are not are cut; thirty honest people behind the same address play on', async () => {
  const { thrownOut } = await underAttack('frames', '10');
  expect(thrownOut).toBeGreaterThanOrEqual(10);
}, 120_000);

test('coming and going within one websocket renews no allowance: 100 messages at once, then ten a second', async () => {
  const begun = Date.now();
  const { gained, thrownOut } = await underAttack('renewal', '1');
  // Whoever comes again after he was thrown out has ten.
  expect(gained).toBeLessThan(100 + (10 * (Date.now() - begun)) / 1000 + 10 * thrownOut);
  expect(thrownOut).toBeGreaterThan(0);
}, 120_000);

test('ten sockets that ask for the past again and again: it is answered beside the moves, and not when they have gone', async () => {
  const { gained, thrownOut } = await underAttack('history', '10', await longMatch(600));
  expect(gained).toBeGreaterThan(0);
  expect(thrownOut).toBeGreaterThan(0);
}, 180_000);

/** A match in which so many moves have been made. @returns its id */
async function longMatch(moves: number): Promise<string> {
  const { matchID, chairs } = await seated(target);
  // No connection may say as much.
  for (let made = 0; made < moves; made += MOUTHFUL) {
    const wire = new Wire(target);
    await wire.sit(chairs[0]);
    for (let i = 0; i < MOUTHFUL; i++) wire.move('addAnyTime', 1);
    await until(() => wire.state?._stateID === made + MOUTHFUL);
    wire.close();
  }
  return matchID;
}
