import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';

import imperium from '../../../games/imperium';
import type { Imperium } from '../../../games/imperium/state';
import { decide } from '../../../games/kit/bots/bot';
import { toGame } from '../../../games/kit/boardgame';
import type { Core } from '../../../games/kit/core';
import { questionOf } from '../../../games/kit/moves';
import { generator } from '../../../games/kit/random';
import type { MySeat } from '../../../client/net/credentials';
import { PATIENCE, until } from './until';

const { ruleset, bots } = imperium;

/** The framework's own client at a seat, or as somebody who watches. */
function sitDown(url: string, matchID: string, seat?: MySeat) {
  return Client<Core>({
    game: toGame(ruleset),
    matchID,
    ...(seat && { playerID: String(seat.seat), credentials: seat.credentials }),
    debug: false,
    multiplayer: SocketIO({ server: url, socketOpts: { transports: ['websocket'], forceNew: true } }),
  });
}

/** What a seat sees of its match now. */
export async function viewOf(url: string, seat: MySeat): Promise<Imperium> {
  const client = sitDown(url, seat.matchID, seat);
  client.start();
  try {
    return await until('the match is received', () => client.getState()?.G as Imperium | undefined);
  } finally {
    client.stop();
  }
}

/** Lets a bot play at each of the seats until `enough`, or to the end. @returns what the first seat sees then */
export async function playOn(
  url: string,
  seats: readonly MySeat[],
  enough: (g: Imperium) => boolean,
): Promise<Imperium> {
  const random = generator('play on');
  const strongest = await Object.values(bots).at(-1)!();
  let over = false;
  const clients = seats.map((seat) => {
    const client = sitDown(url, seat.matchID, seat);
    let answered = 0;
    client.subscribe((state) => {
      over ||= state !== null && (state.G.result !== null || enough(state.G as Imperium));
      const question = state && questionOf(state.G, seat.seat);
      if (over || !question || question.n <= answered) return;
      answered = question.n;
      const move = decide(ruleset, strongest, state.G, seat.seat, random);
      if (move) client.moves[move.name]?.(...move.args);
    });
    client.start();
    return client;
  });
  try {
    // A whole match, maybe.
    await until('the bots have played', () => over, 6 * PATIENCE);
    return clients[0]!.getState()!.G as Imperium;
  } finally {
    for (const client of clients) client.stop();
  }
}
