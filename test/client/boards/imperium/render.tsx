import board from '../../../../client/boards/imperium';
import module from '../../../../games/imperium';
import type { Imperium } from '../../../../games/imperium/state';
import { loadWords } from '../../../../games/imperium/words';
import type { Seat } from '../../../../games/kit/core';
import type { HeadlessTable } from '../../../../games/kit/table';
import type { Words } from '../../../../games/kit/text/words';
import { renderBoard as render } from '../render';

/** The words of the tests. */
export const english = (): Promise<Words<Imperium>> => loadWords('en');

/** Renders a seat's view (null: a spectator's) of a match of Imperium at the shell's table. */
export const renderBoard = (table: HeadlessTable<Imperium>, seat: Seat | null) => render(module, board, table, seat);
