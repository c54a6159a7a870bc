import { hasCompletedAll } from '../../../games/new-dawn/rules/ending';
import type { NewDawn } from '../../../games/new-dawn/state';
import type { GesturesOf } from '../../table';

/** What is a gesture at the table of A New Dawn. */
export const gestures: GesturesOf<NewDawn> = {
  // C10.18 and C11.4: the numbers are the dice's own.
  dice: ({ n = 0, what }) => ({ dice: [n, Number(what)] }),
  rollsDirection: ({ n = 0 }) => ({ dice: [n] }),
  takeCard: 'acquire',
  takeNatural: 'acquire',
  gainCard: 'acquire',
  found: 'build',
  capital: 'build',
  buildWonder: 'wonder',
  gainWonder: 'wonder',
  wins: 'decide',
  holds: 'decide',
  conquer: 'capture',
  liberate: 'capture',
  raids: 'unsettle',
  // With the last card the end of the match is certain (C13.3).
  agenda: ({ seat }, view) => (seat !== undefined && hasCompletedAll(view, seat) ? 'last' : 'wonder'),
};
