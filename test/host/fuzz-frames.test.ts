import WebSocket from 'ws';

import type { Child } from '../load/child';
import { seated } from '../server/attacks/victim';
import { fuzz, RUNS, SEED } from './fuzz';
import { Junk } from './junk';

/** Most frames of one connection. */
const BATCH = 25;

/** Connections that are open at a time. */
const LANES = 4;

/** Events that socket.io itself, or we, hang up on. */
const FATAL = ['connect', 'connect_error', 'disconnect', 'disconnecting', 'newListener', 'removeListener', 'error'];
const EVENTS = ['sync', 'update', 'chat', 'log', 'history', 'connection', 'toString', '__proto__', ...FATAL];

/** Longer messages are not taken. */
const LONGEST = 60_000;

type Seats = Awaited<ReturnType<typeof seated>>;

/** An event as an honest client would send it, from a seat or as a spectator. */
function honest(junk: Junk, { matchID, chairs }: Seats): unknown[] {
  const { playerID, credentials } = junk.pick(chairs);
  const payload = {
    type: junk.pick(['add', 'draw', 'bury', 'nothing', 'fail', 'mumble']),
    args: [junk.below(9)],
    playerID,
    credentials,
  };
  switch (junk.below(6)) {
    case 0:
      return ['sync', matchID, playerID, credentials, 2];
    case 1:
      return ['chat', matchID, { id: 'x', sender: playerID, payload: 'hello' }, credentials];
    case 2:
      return ['log', matchID, 0];
    case 3:
      return ['history', matchID, { playerID, from: 0 }];
    default:
      return ['update', { type: 'MAKE_MOVE', payload }, junk.below(3), matchID, playerID];
  }
}

/** A frame of any of the three protocols, spoilt on one of their levels. */
function frame(junk: Junk, seats: Seats): string | Buffer {
  const level = junk.random();
  if (level < 0.02) return Buffer.from(Array.from({ length: junk.below(40) }, () => junk.below(256)));
  // engine.io: one digit for the kind of packet.
  if (level < 0.06) return `${junk.below(10)}${junk.word()}`;
  const event = honest(junk, seats);
  // socket.io: kind, number of attachments, namespace, number of the acknowledgement, JSON.
  if (level < 0.16) {
    const attachments = junk.chance(0.5) ? `${junk.pick(['', '-', '1-', '0-', '9999999999-', 'x-'])}` : '';
    const namespace = junk.pick(['/heist,', '/glass,', '/', '', '/__proto__,', ',', `/${junk.word()},`]);
    return `4${junk.below(9)}${attachments}${namespace}${junk.pick(['', '0', '7', '-1', '99999999999999999999'])}${junk.json(junk.chance(0.5) ? event : junk.value())}`;
  }
  const number = junk.chance(0.3) ? String(junk.below(1000)) : '';
  // An event of ours.
  if (level < 0.4)
    return `42/heist,${number}${junk.json([junk.pick(EVENTS), ...Array.from({ length: junk.below(6) }, () => junk.value())])}`;
  if (level < 0.42) return `451-/heist,${number}${junk.json([...event, { _placeholder: true, num: junk.below(3) }])}`;
  if (level < 0.6) return `42/heist,${number}${junk.json(junk.spoil(event))}`;
  const [name, ...args] = event;
  return `42/heist,${number}${JSON.stringify([name, junk.spoil(args)].flat())}`;
}

/** Whether it gets as far as our own code; any other frame may be the last of its connection. */
function isEvent(frame: string | Buffer): boolean {
  if (typeof frame !== 'string' || frame.length > LONGEST) return false;
  try {
    const event: unknown = JSON.parse(/^42\/heist,\d*(\[.*)$/s.exec(frame)?.[1] ?? '');
    return Array.isArray(event) && typeof event[0] === 'string' && !FATAL.includes(event[0]);
  } catch {
    return false;
  }
}

/** Answers that junk has got: refusals of what our own code was asked. */
let refused = 0;

/**
 * Opens a connection, syncs as a player, sends junk, up to the first frame that may end it, and waits until the server has
 * dealt with it or has hung up.
 * @returns how many frames it has sent
 */
async function batch(target: Child, junk: Junk, seats: Seats): Promise<number> {
  const socket = new WebSocket(`${target.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  socket.on('error', () => {});
  await new Promise<void>((resolve, reject) =>
    socket.once('message', () => resolve()).once('close', () => reject(new Error('no connection'))),
  );
  const { matchID, playerID, credentials } = junk.pick(seats.chairs);
  socket.on('message', (data) => {
    if (data.toString().startsWith('42/heist,["rejected"')) refused++;
  });
  const answered = (question: string, ...answers: string[]): Promise<void> =>
    new Promise((resolve) => {
      if (socket.readyState !== WebSocket.OPEN) return resolve();
      socket.on('close', () => resolve());
      socket.on('message', (data) => {
        if (answers.some((answer) => data.toString().startsWith(answer))) resolve();
      });
      socket.send(question);
    });
  // A new namespace is heard after all that was said before, even where that was half of something; or it hangs up.
  const enter = (namespace: string, data = ''): Promise<void> =>
    answered(`40/${namespace},${data}`, `40/${namespace},`, `44/${namespace},`);
  // It hangs up on whoever speaks before he is let in.
  await enter('heist', junk.chance(0.9) ? '{"deltas":true}' : junk.json(junk.value()));
  if (junk.chance(0.9)) socket.send(`42/heist,${JSON.stringify(['sync', matchID, playerID, credentials])}`);
  const frames = [];
  do frames.push(frame(junk, seats));
  while (frames.length < BATCH && isEvent(frames.at(-1)!));
  for (const each of frames.slice(0, -1)) socket.send(each);
  await answered('42/heist,["sync","nowhere",null]', '42/heist,["rejected","nowhere"');
  socket.send(frames.at(-1)!);
  await enter('wheel');
  socket.terminate();
  return frames.length;
}

test(`${RUNS} malformed frames leave a server that plays and forgets`, async () => {
  const junk = new Junk(`frames ${SEED}`);
  await fuzz(async (target, from, to) => {
    const seats = await seated(target);
    let sent = from;
    const lane = async (): Promise<void> => {
      while (sent < to && target.alive) {
        const frames = await batch(target, junk, seats);
        sent += frames;
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  });
  // Else most has ended its connection before anybody looked at it.
  expect(refused).toBeGreaterThan(RUNS / 3);
}, 600_000);
