import { ROUNDS } from '../../../games/settlers/rules/ending';
import type { Settlers } from '../../../games/settlers/state';
import type { GesturesOf } from '../../table';

/** What is a gesture at the table of Imperial Settlers. */
export const gestures: GesturesOf<Settlers> = {
  // How many rounds there are, everybody knows: the last is announced when it begins (S16.1).
  round: ({ n }) => (n === ROUNDS ? 'last' : null),
  shows: 'deal',
  draw: 'draw',
  takes: 'acquire',
  deal: 'acquire',
  takesDeal: 'acquire',
  build: 'build',
  lays: 'build',
  raze: 'capture',
  razeHand: 'capture',
  removes: 'capture',
  steal: 'capture',
  takesOver: 'capture',
  captures: 'unsettle',
  attacks: 'unsettle',
};
