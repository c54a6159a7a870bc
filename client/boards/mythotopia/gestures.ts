import type { Mythotopia } from '../../../games/mythotopia/state';
import type { GesturesOf } from '../../table';

/** What is a gesture at the table of Mythotopia. */
export const gestures: GesturesOf<Mythotopia> = {
  dealt: 'deal',
  draw: 'draw',
  draft: 'acquire',
  token: 'acquire',
  build: 'build',
  citadel: 'build',
  endWar: 'decide',
  defended: 'decide',
  captured: 'capture',
  endGame: 'last',
};
