import type { CoreSlot, Placed, Side } from '../tile';

/** Layouts of our own: the printed ones are pictures for which there is no source (maps.json says how they were found). */

/** The first-game map: which tiles, from how many players on (C2.3). */
export const firstGame: readonly Placed[] = [
  { tile: 'tile-15', side: 'A', rot: 3, q: -1, r: 1, fromPlayers: 2, role: 'core' },
  { tile: 'tile-1', side: 'A', rot: 0, q: 2, r: -1, fromPlayers: 2, role: 'core' },
  { tile: 'tile-14', side: 'A', rot: 4, q: 0, r: -2, fromPlayers: 2, role: 'core' },
  { tile: 'tile-4', side: 'A', rot: 1, q: 1, r: 2, fromPlayers: 2, role: 'core' },
  { tile: 'tile-11', side: 'A', rot: 2, q: -5, r: 1, fromPlayers: 2, role: 'capital' },
  { tile: 'tile-16', side: 'A', rot: 5, q: 6, r: -1, fromPlayers: 2, role: 'capital' },
  { tile: 'tile-13', side: 'A', rot: 5, q: -4, r: 4, fromPlayers: 2, role: 'outer' },
  { tile: 'tile-12', side: 'A', rot: 2, q: 5, r: -4, fromPlayers: 2, role: 'outer' },
  { tile: 'tile-10', side: 'A', rot: 1, q: -3, r: -2, fromPlayers: 2, role: 'outer' },
  { tile: 'tile-5', side: 'A', rot: 4, q: 4, r: 2, fromPlayers: 2, role: 'outer' },
  { tile: 'tile-7', side: 'A', rot: 3, q: -1, r: 5, fromPlayers: 3, role: 'capital' },
  { tile: 'tile-2', side: 'A', rot: 1, q: 1, r: 6, fromPlayers: 3, role: 'outer' },
  { tile: 'tile-8', side: 'A', rot: 0, q: -4, r: 8, fromPlayers: 3, role: 'outer' },
  { tile: 'tile-9', side: 'A', rot: 0, q: 2, r: -5, fromPlayers: 4, role: 'capital' },
  { tile: 'tile-3', side: 'A', rot: 4, q: 0, r: -6, fromPlayers: 4, role: 'outer' },
  { tile: 'tile-6', side: 'A', rot: 3, q: 5, r: -8, fromPlayers: 4, role: 'outer' },
];

/** The four places of the core on each side (C14.2). */
export const coreSlots: Readonly<Record<Side, readonly CoreSlot[]>> = {
  A: [
    { rot: 3, q: -1, r: 1 },
    { rot: 0, q: 2, r: -1 },
    { rot: 4, q: 0, r: -2 },
    { rot: 1, q: 1, r: 2 },
  ],
  B: [
    { rot: 3, q: 0, r: 1 },
    { rot: 0, q: -1, r: -1 },
    { rot: 2, q: 2, r: -2 },
    { rot: 5, q: -3, r: 2 },
  ],
};
