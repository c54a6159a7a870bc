/** Attacks that want to end the server. */
import WebSocket from 'ws';

import type { Attack } from './attack';
import { open, pause, seated, Wire } from './victim';

interface Seat {
  matchID: string;
  credentials: unknown;
}

type Message = (seat: Seat) => [event: string, ...args: unknown[]];

/** Sends messages from a seat that has synced, each over a new connection. */
const saying =
  (...messages: Message[]): Attack['run'] =>
  async (target) => {
    const {
      chairs: [chair],
    } = await seated(target);
    for (const message of messages) {
      const wire = new Wire(target);
      await wire.sit(chair);
      const [event, ...args] = message(chair);
      wire.say(event, ...args);
      await wire.done();
      wire.close();
    }
    return [];
  };

/** An `update` with what comes first. */
const acting =
  (action: (seat: Seat) => unknown, stateID: unknown = 0, playerID: unknown = '0'): Message =>
  (seat) => ['update', action(seat), stateID, seat.matchID, playerID];

/** An action that says who sends it. */
const of =
  (type: unknown, payload: Record<string, unknown> = {}) =>
  ({ credentials }: Seat) => ({ type, payload: { playerID: '0', credentials, ...payload } });

const move = (payload: Record<string, unknown> = {}) => of('MAKE_MOVE', { type: 'add', args: [1], ...payload });

/** Cannot be made a text. */
const NO_TEXT = { toString: 'x' };

const DEADLY: readonly [name: string, message: Message][] = [
  ['a move that throws', acting(move({ type: 'fail' }))],
  ['a move after which views throw', acting(move({ type: 'breakViews' }))],
  ['an action whose type is no text', acting(of(NO_TEXT))],
  ['an UPDATE without a state', acting(of('UPDATE'))],
  ['a PATCH without a patch', acting(of('PATCH'))],
  ['an event that is a function of every object', acting(of('GAME_EVENT', { type: 'toString', args: [] }))],
  ['a move whose name is no text', acting(move({ type: NO_TEXT }))],
  ['a move for a seat that is no text', acting(move({ playerID: NO_TEXT }))],
  ['a move from a seat that is no text', acting(move(), 0, NO_TEXT)],
  ['a sync of what is no text', () => ['sync', NO_TEXT, NO_TEXT, NO_TEXT, NO_TEXT]],
  ['a sync with as many players as there may be numbers', () => ['sync', 'many', null, undefined, 4_294_967_296]],
];

const ODD: readonly Message[] = [
  ...[null, 7, 'x', [], { type: 'MAKE_MOVE' }, { type: 'MAKE_MOVE', payload: 'x' }].map((action) =>
    acting(() => action),
  ),
  ...['DESTROY', 'PLUGIN', 'STRIP_TRANSIENTS', 'UNDO', 'REDO', '__proto__'].map((type) =>
    acting(of(type, { type: 'keeper' })),
  ),
  ...[['add'], null, 7, '', '__proto__', 'x'.repeat(50_000), '\0'].map((type) => acting(move({ type }))),
  ...[null, 7, 'x', {}, { length: 4_000_000_000 }, [NO_TEXT], [Buffer.from('x')]].map((args) => acting(move({ args }))),
  ...['__proto__', '99', null, 0, ['0'], '\ud800'].map((playerID) => acting(move({ playerID }))),
  ...['__proto__', '99', null, 0].map((playerID) => acting(move(), 0, playerID)),
  ...['x', null, NO_TEXT, -1, 0.5, 1e300, '__proto__'].map((stateID) => acting(move(), stateID)),
  ...['update', 'chat', 'log', 'history'].map((event): Message => () => [event, NO_TEXT, NO_TEXT, NO_TEXT, NO_TEXT]),
  ...['sync', 'update', 'chat', 'log', 'history'].flatMap((event): Message[] => [
    () => [event],
    () => [event, null, null, null, null],
    () => [event, Buffer.from('x'), Buffer.from('x'), Buffer.from('x'), Buffer.from('x')],
  ]),
  () => ['sync', 'constructor', '__proto__', 'x'],
  () => ['sync', 'half', null, undefined, 0.5],
  ({ matchID }) => ['sync', matchID, '__proto__', undefined],
  ({ matchID }) => ['chat', matchID, { id: 'x', sender: NO_TEXT, payload: 'x' }],
];

/** What the parser of socket.io's own protocol may get, after a connection to the namespace. */
const FRAMES = [
  '42/heist,["error","x"]',
  '42/heist,[{"toString":"x"}]',
  '42/heist,["disconnect"]',
  '42/heist,["connection",{}]',
  '42/heist,["newListener"]',
  '42/heist,[]',
  '42/heist,{}',
  '42/heist,["update",{"_placeholder":true,"num":0}]',
  '451-/heist,["update",{"_placeholder":true,"num":7}]',
  '45999999999-/heist,["x"]',
  '43/heist,7[]',
  '40/heist,7',
  '40/heist,{"deltas":{"toString":"x"}}',
  '44/heist,"x"',
  '41/heist,',
  '4',
  '49',
  'x',
  '',
  '2probe',
  '5',
  '42/heist,["__proto__",1]',
  '42/heist,["toString"]',
];

export const crashing: Attack[] = [
  ...DEADLY.map(([name, message]): Attack => ({ fact: '§0.5', name: `${name} ends nothing`, run: saying(message) })),
  { fact: '§0.5', name: `${ODD.length} other malformed messages end nothing`, run: saying(...ODD) },
  {
    fact: '§0.5',
    name: 'arguments thousands of levels deep end nothing',
    async run(target) {
      const {
        matchID,
        chairs: [chair],
      } = await seated(target);
      for (const levels of [1000, 5000, 30_000]) {
        const wire = new Wire(target);
        await wire.sit(chair);
        const args = '['.repeat(levels) + ']'.repeat(levels);
        const { credentials } = chair;
        const action = JSON.stringify({
          type: 'MAKE_MOVE',
          payload: { type: 'add', args: 'ARGS', playerID: '0', credentials },
        }).replace('"ARGS"', args);
        wire.raw(`2/heist,["update",${action},0,"${matchID}","0"]`);
        await wire.done();
        wire.close();
      }
      return [];
    },
  },
  {
    fact: '§0.5',
    name: `${FRAMES.length} malformed frames of socket.io's protocol, from anybody, end nothing`,
    // They ended the server before the framework was given a newer socket.io.
    harmless: true,
    async run(target) {
      await open(target);
      for (const frame of FRAMES) {
        const socket = new WebSocket(`${target.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
        await new Promise((resolve) => socket.once('message', resolve).once('close', resolve).once('error', resolve));
        if (socket.readyState !== WebSocket.OPEN) continue;
        socket.send('40/heist,');
        socket.send(frame);
        socket.send(Buffer.from([0, 1, 2, 255]));
        await pause(20);
        socket.terminate();
      }
      return [];
    },
  },
];
