import type { Game } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';

export interface ToyState {
  total: number;
  /** By seat; only its owner sees it. */
  secrets: Record<string, string>;
}

/** The smallest game that shows what a server does: moves that are made, refused, fail and end the match. */
export const toy: Game<ToyState> = {
  name: 'toy',
  minPlayers: 2,
  maxPlayers: 3,
  disableUndo: true,
  validateSetupData: (setupData: { total?: unknown } | undefined) =>
    setupData && typeof setupData.total !== 'number' ? 'total must be a number' : undefined,
  setup: (_, setupData?: { total: number }) => ({ total: setupData?.total ?? 0, secrets: { '0': 'rose', '1': 'oak' } }),
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G, playerID }) => ({
    ...G,
    secrets: playerID === null ? {} : { [playerID]: G.secrets[playerID] ?? '' },
  }),
  moves: {
    add: {
      client: false,
      move: ({ G }, amount: unknown) => {
        if (typeof amount !== 'number') return INVALID_MOVE;
        G.total += amount;
        return undefined;
      },
    },
    /** Says something that only the mover's log tells. */
    whisper: { client: false, redact: true, move: () => undefined },
    fail: {
      client: false,
      move: () => {
        throw new Error('a move that throws');
      },
    },
    failLater: {
      client: false,
      move: (async () => {
        await Promise.resolve();
        throw new Error('a move that throws later');
      }) as unknown as () => void,
    },
    finish: { client: false, move: ({ events, playerID }) => events.endGame({ winner: playerID }) },
  },
};

/** Another game, to be confused with the first. */
export const otherToy: Game = { name: 'other-toy', minPlayers: 2, maxPlayers: 2, moves: {} };
