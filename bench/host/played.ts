import path from 'node:path';

import type { State } from 'boardgame.io';

import { loadBot, rulesetEntry } from '../../games';
import type { Core } from '../../games/kit/core';
import { load, ZONES } from './game';

/** What a client knows of a match. */
export interface Sees {
  /** The number of the state that the client has. */
  readonly stateID: number;
  /** The state itself. The client puts it together when it is read, which takes time. */
  readonly view: State | undefined;
}

export interface NextMove {
  seat: number;
  type: string;
  args: readonly unknown[];
}

/** A game of two that clients play to put a server under load. */
export interface Played {
  title: string;
  /** The game's name in the server's and the socket's addresses. */
  name: string;
  /** The path of the module that exports the `games` a server is started with. */
  games: string;
  /** What a match of it is created with. */
  setupData?: object;
  /**
   * The next move.
   * @param players what each client knows, by seat
   * @param last the seat that moved last
   * @returns undefined while the client whose turn it is does not know that yet
   */
  next(players: readonly Sees[], last: number): NextMove | undefined;
}

/** The game that is made for measuring: its players take turns in taking a card from one zone to another. */
export const made: Played = {
  title: 'a state of 40 KB',
  name: load.name ?? '',
  games: path.join(__dirname, 'game.ts'),
  next: (players, last) => {
    const seat = 1 - last;
    const { stateID = 0 } = players[seat] ?? {};
    return { seat, type: 'shift', args: [(stateID * 5) % ZONES, (stateID * 7) % ZONES] };
  },
};

/** A ruleset of the register, with random bots on its seats, each of which sees what its client was sent. */
export async function playedByBots(name: string): Promise<Played> {
  const entry = rulesetEntry(name);
  const { options } = await (await entry.load()).tooling();
  const decide = await loadBot(name, 'random', Math.random);
  return {
    title: entry.title,
    name,
    games: path.join(__dirname, 'register.ts'),
    setupData: options,
    next: (players) => {
      const latest = Math.max(...players.map(({ stateID }) => stateID));
      for (const [seat, player] of players.entries()) {
        const move = player.stateID === latest && player.view ? decide(player.view.G as Core, seat) : null;
        if (move) return { seat, type: move.name, args: move.args };
      }
      return undefined;
    },
  };
}
