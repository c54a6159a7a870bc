import { parentPort, workerData } from 'node:worker_threads';

import type { Order, Report, WorkerData } from './messages';
import { BotPlayer } from './player';
import type { BotSource } from './source';
import { Turns } from './turns';

/** A thread in which bots think. It knows of a match what comes in by the sockets of their seats. */
const data = workerData as WorkerData;
const port = parentPort;
if (!port) throw new Error('this file runs in a worker');

const loaded = import(data.source) as Promise<{ default: BotSource }>;
const players = new Map<string, BotPlayer>();
const turns = new Turns();
const report = (message: Report) => port.postMessage(message);

function obey(source: BotSource, order: Order): void {
  const { key } = order;
  const player = players.get(key);
  if (order.kind === 'people') {
    if (player) player.people = order.people;
    return;
  }
  player?.leave();
  players.delete(key);
  if (order.kind === 'leave') return;
  players.set(
    key,
    new BotPlayer(data, source, order.seat, order.credentials, turns, {
      thinking: () => report({ kind: 'thinking', key }),
      decided: () => report({ kind: 'decided', key }),
      failed: (why) => report({ kind: 'failed', key, why }),
    }),
  );
}

port.on('message', (order: Order) => void loaded.then(({ default: source }) => obey(source, order)));
