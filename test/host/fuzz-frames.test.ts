import WebSocket from 'ws';

import type { Child } from '../load/child';
import { seated } from '../server/attacks/victim';
import { fuzz, RUNS, SEED } from './fuzz';
import { Junk } from './junk';

/** Frames of one connection. */
const BATCH = 25;

/** Connections that are open at a time. */
const LANES = 4;

const EVENTS = ['sync', 'update', 'chat', 'log', 'history', 'error', 'disconnect', 'connection', 'newListener', 'toString', '__proto__'];

type Seats = Awaited<ReturnType<typeof seated>>;

/** An event as an honest client would send it, from a seat or as a spectator. */
function honest(junk: Junk, { matchID, chairs }: Seats): unknown[] {
  const { playerID, credentials } = junk.pick(chairs);
  const payload = { type: junk.pick(['add', 'draw', 'bury', 'nothing', 'fail', 'mumble']), args: [junk.below(9)], playerID, credentials };
  switch (junk.below(6)) {
    case 0: return ['sync', matchID, playerID, credentials, 2];
    case 1: return ['chat', matchID, { id: 'x', sender: playerID, payload: 'hello' }, credentials];
    case 2: return ['log', matchID];
    case 3: return ['history', matchID, { playerID, from: 0 }];
    default: return ['update', { type: 'MAKE_MOVE', payload }, junk.below(3), matchID, playerID];
  }
}

/** A frame of any of the three protocols, spoilt on one of their levels. */
function frame(junk: Junk, seats: Seats): string | Buffer {
  const level = junk.random();
  if (level < 0.04) return Buffer.from(Array.from({ length: junk.below(40) }, () => junk.below(256)));
  // engine.io: one digit for the kind of packet.
  if (level < 0.1) return `${junk.below(10)}${junk.word()}`;
  const event = honest(junk, seats);
  // socket.io: kind, number of attachments, namespace, number of the acknowledgement, JSON.
  if (level < 0.25) {
    const attachments = junk.chance(0.5) ? `${junk.pick(['', '-', '1-', '0-', '9999999999-', 'x-'])}` : '';
    const namespace = junk.pick(['/heist,', '/glass,', '/', '', '/__proto__,', ',', `/${junk.word()},`]);
    return `4${junk.below(9)}${attachments}${namespace}${junk.pick(['', '0', '7', '-1', '99999999999999999999'])}${junk.json(junk.chance(0.5) ? event : junk.value())}`;
  }
  const number = junk.chance(0.3) ? String(junk.below(1000)) : '';
  // An event of ours.
  if (level < 0.4) return `42/heist,${number}${junk.json([junk.pick(EVENTS), ...Array.from({ length: junk.below(6) }, () => junk.value())])}`;
  if (level < 0.45) return `451-/heist,${number}${junk.json([...event, { _placeholder: true, num: junk.below(3) }])}`;
  return `42/heist,${number}${junk.json(junk.spoil(event))}`;
}

/** Opens a connection, syncs as a player, sends junk and waits until the server has dealt with it or has hung up. */
async function batch(target: Child, junk: Junk, seats: Seats, count: number): Promise<void> {
  const socket = new WebSocket(`${target.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  socket.on('error', () => {});
  await new Promise<void>((resolve, reject) => socket.once('message', () => resolve()).once('close', () => reject(new Error('no connection'))));
  const { matchID, playerID, credentials } = junk.pick(seats.chairs);
  socket.send(junk.chance(0.9) ? '40/heist,{"deltas":true}' : `40/heist,${junk.json(junk.value())}`);
  if (junk.chance(0.9)) socket.send(`42/heist,${JSON.stringify(['sync', matchID, playerID, credentials])}`);
  for (let i = 0; i < count; i++) socket.send(frame(junk, seats));
  // A binary event may have left it waiting for attachments; a new namespace is heard all the same, or it hangs up.
  const ended = new Promise<void>((resolve) => {
    socket.on('close', () => resolve());
    socket.on('message', (data) => { if (data.toString().startsWith('40/wheel')) resolve(); });
  });
  socket.send('40/wheel,');
  await ended;
  socket.terminate();
}

test(`${RUNS} malformed frames leave a server that plays and forgets`, async () => {
  const junk = new Junk(`frames ${SEED}`);
  await fuzz(async (target, from, to) => {
    const seats = await seated(target);
    const batches = Math.ceil((to - from) / BATCH);
    let begun = 0;
    const lane = async (): Promise<void> => {
      while (begun++ < batches && target.alive) await batch(target, junk, seats, BATCH);
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  });
}, 600_000);
