import type { Law } from '../law';
import { hashOf } from '../../play/hash';
import { openMatch } from '../../play/match';

/** The same options and moves end in the same state; where nothing was taken back, also with undo switched off. */
export const replay: Law = {
  name: 'replay',
  positions: 1,
  games: 2,
  watch: (setup) => ({
    over(g, moves) {
      const undo = moves.some((move) => move.name === 'undo');
      const table = openMatch({ ...setup, undo });
      for (const [i, move] of moves.entries()) {
        const refusal = table.play(structuredClone(move));
        if (refusal) return `replayed, move ${i} is refused: ${refusal.why}`;
      }
      return hashOf({ ...table.g, undo: null }) === hashOf({ ...g, undo: null })
        ? null
        : 'replayed, the moves end in another state';
    },
  }),
};
