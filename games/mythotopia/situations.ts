import type { Situations } from '../kit/situation/situations';
import { attacked, firstTurn, lastTurn } from './lesson/positions';
import { situation } from './situation';

const THREE = [
  ['palmain', 'nusus'],
  ['blore', 'iracund'],
  ['darb', 'mome'],
].map((provinces) => ({ provinces }));

/** Positions of Mythotopia by name, with those at which the chapters of the lesson begin. */
export const SITUATIONS: Situations = {
  firstTurn,
  attacked,
  lastTurn,
  citadels: () => situation({ players: THREE, at: 'citadels', vp: { citadel: 0 } }).g,
};
