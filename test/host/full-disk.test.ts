import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { LobbyClient } from 'boardgame.io/client';

import { Bare } from '../server/bare';
import { afterwards } from '../server/cleanup';
import { plug, until } from '../server/host';
import { ended, serving, start, type Program } from '../server/program';

/** Room on the disk, in bytes: for a few matches. */
const ROOM = 1024 * 1024;

/** A disk of its own in memory; undefined where this account may not mount one. */
function disk(): string | undefined {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'civitas-disk-'));
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${ROOM}`, 'tmpfs', folder]);
  if (status === 0) {
    afterwards(() => {
      spawnSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    });
    return folder;
  }
  rmSync(folder, { recursive: true, force: true });
  process.stderr.write(`SKIPPED: a full disk: no disk can be mounted here: ${stderr?.toString() ?? 'no mount'}\n`);
  return undefined;
}

/** Takes all room that is left, to the last byte. @returns the file that holds it */
function fill(folder: string): string {
  const file = path.join(folder, 'filling');
  const descriptor = openSync(file, 'a');
  for (const bytes of [65_536, 4096, 1]) {
    try {
      for (;;) writeSync(descriptor, Buffer.alloc(bytes));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
  closeSync(descriptor);
  return file;
}

const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;

/** Stops a server as it is stopped for an update. */
async function stop(program: Program): Promise<void> {
  program.child.kill('SIGTERM');
  await ended(program);
}

test.each(['stopped', 'killed'] as const)(
  'on a full disk a server is not ready; %s and started again it shows what there is, and goes on when there is room',
  async (how) => {
    const folder = disk();
    if (folder === undefined) return;
    const args = ['--data', path.join(folder, 'civitas.sqlite')];
    const first = start(args, { BOT_THREADS: '0' });
    let url = await serving(first);
    const lobby = new LobbyClient({ server: url });
    const { matchID } = await lobby.createMatch('toy', { numPlayers: 2 });
    const sit = async (playerID: string): Promise<string> =>
      (await lobby.joinMatch('toy', matchID, { playerName: 'Somebody', playerID })).playerCredentials;
    const [anns, bobs] = [await sit('0'), await sit('1')];
    const before = new Bare(plug(url), matchID, '0', anns);
    await until(() => before.state);
    before.move('add', 5);
    await until(() => before.state?._stateID === 1);
    before.socket.close();
    expect(await statusOf(`${url}/readyz`)).toBe(200);

    if (how === 'stopped') await stop(first);
    const filling = fill(folder);
    if (how === 'killed') {
      await until(async () => (await statusOf(`${url}/readyz`)) === 503);
      expect(await statusOf(`${url}/healthz`)).toBe(200);
      first.child.kill('SIGKILL');
      await ended(first);
    }

    const second = start(args, { BOT_THREADS: '0' });
    url = await serving(second);
    expect([await statusOf(`${url}/readyz`), await statusOf(`${url}/healthz`)]).toEqual([503, 200]);
    expect((await new LobbyClient({ server: url }).listMatches('toy')).matches).toHaveLength(1);
    const bob = new Bare(plug(url), matchID, '1', bobs);
    await until(() => bob.state);
    expect(bob.state?.G.total).toBe(5);
    bob.move('add', 1);
    await until(() => bob.refusals.length > 0);
    expect(bob.refusals).toMatchObject([{ code: 'unavailable' }]);

    rmSync(filling);
    await until(async () => (await statusOf(`${url}/readyz`)) === 200);
    bob.move('add', 1);
    await until(() => bob.state?._stateID === 2);
    expect(bob.state?.G.total).toBe(6);
    await stop(second);
  },
  120_000,
);
