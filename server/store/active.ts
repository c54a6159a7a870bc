import type { StoredState } from './store';

/** Seats that can move in a state, as boardgame.io has it unless a game says otherwise. */
export function activeSeats({ ctx }: StoredState): number[] {
  if (ctx.gameover !== undefined) return [];
  return Object.keys(ctx.activePlayers ?? { [ctx.currentPlayer]: null }).map(Number);
}
