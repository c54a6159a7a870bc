/**
 * People who mean harm, in a process of their own that comes after all others, so that they take nothing from those who measure.
 * Arguments: address of the server, kind of attack, how many do it, and for `history` a match.
 * They go on until they are told to stop, and tell then how often they got what they wanted and how often they were thrown out.
 */
import { constants, setPriority } from 'node:os';

import WebSocket from 'ws';

export interface Loot {
  gained: number;
  thrownOut: number;
}

setPriority(constants.priority.PRIORITY_LOW);

const [, , url = '', kind = '', count = '1', matchID = ''] = process.argv;

/** How long somebody waits who was thrown out, in milliseconds. */
const REST = 20;

/** So many bytes may wait to be sent: the flooder's own memory is not the aim. */
const UNSENT = 256 * 1024;

const loot: Loot = { gained: 0, thrownOut: 0 };
let stopped = false;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** @returns undefined when nobody was let in */
function connect(): Promise<WebSocket | undefined> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  return new Promise((resolve) => {
    socket.on('error', () => resolve(undefined)).on('close', () => resolve(undefined));
    socket.on('message', (data) => {
      const text = data.toString();
      if (text.startsWith('0')) socket.send('40/heist,');
      else if (text === '2') socket.send('3');
      else if (text.startsWith('40/heist')) resolve(socket);
    });
  });
}

const isOpen = (socket: WebSocket): boolean => !stopped && socket.readyState === WebSocket.OPEN;

/** Resolves when all that is to be sent has gone to the network, as far as it may wait. */
async function room(socket: WebSocket): Promise<void> {
  do await pause(0);
  while (isOpen(socket) && socket.bufferedAmount > UNSENT);
}

const ATTACKS: Record<string, (socket: WebSocket) => Promise<void>> = {
  /** Events that there are not, as many as the wire takes. */
  async frames(socket) {
    while (isOpen(socket)) {
      for (let i = 0; i < 1000 && isOpen(socket); i++) socket.send('42/heist,["x"]');
      await room(socket);
    }
  },

  /** Comes and goes within one websocket, and asks for a match each time. */
  async renewal(socket) {
    let entered = 0;
    socket.on('message', (data) => {
      const text = data.toString();
      if (text.startsWith('40/heist')) entered++;
      if (text.startsWith('42/heist,["rejected","nowhere",{"code":"unknown-match"')) loot.gained++;
    });
    for (let rounds = 1; isOpen(socket); rounds++) {
      for (let i = 0; i < 10; i++) socket.send('42/heist,["sync","nowhere",null]');
      socket.send('41/heist,');
      // Together with the farewell it would end the connection.
      await pause(5);
      socket.send('40/heist,');
      while (isOpen(socket) && entered < rounds) await pause(1);
    }
  },

  /** Asks for the match's past again and again, each time from elsewhere. */
  async history(socket) {
    socket.send(`42/heist,${JSON.stringify(['sync', matchID, null])}`);
    let asked = 0;
    let open = 0;
    socket.on('message', (data) => {
      const text = data.toString();
      if (/^43\/heist,/.test(text)) loot.gained++;
      if (/^4[32]\/heist,(\d|\["rejected")/.test(text)) open--;
    });
    while (isOpen(socket)) {
      for (; open < 20; open++) {
        const question = ['history', matchID, { playerID: null, from: asked % 100 }];
        socket.send(`42/heist,${asked++}${JSON.stringify(question)}`);
      }
      await pause(5);
    }
  },
};

async function flooder(): Promise<void> {
  while (!stopped) {
    const socket = await connect();
    if (socket) await ATTACKS[kind]?.(socket);
    if (socket && !stopped) loot.thrownOut++;
    socket?.terminate();
    await pause(REST);
  }
}

const all = Promise.all(Array.from({ length: Number(count) }, flooder));
process.on('message', () => {
  stopped = true;
  void all.then(() => process.send?.(loot, () => process.exit(0)));
  setTimeout(() => process.send?.(loot, () => process.exit(0)), 2000);
});
process.on('disconnect', () => process.exit(1));
process.send?.('ready');
