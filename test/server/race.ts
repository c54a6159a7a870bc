import type { Game } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';

export interface RaceState {
  /** What was put, in order; nothing twice. */
  list: string[];
}

/** Everybody may put something at any time: what several writers need to get in each other's way. */
export const race: Game<RaceState> = {
  name: 'race',
  minPlayers: 2,
  maxPlayers: 4,
  disableUndo: true,
  setup: () => ({ list: [] }),
  turn: { activePlayers: { all: 'race' }, stages: { race: {} } },
  moves: {
    put: {
      client: false,
      ignoreStaleStateID: true,
      move: ({ G }, id: string) => (G.list.includes(id) ? INVALID_MOVE : { list: [...G.list, id] }),
    },
  },
};
