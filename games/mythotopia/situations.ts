import type { Situations } from '../kit/situation/situations';
import { attacked, firstTurn, lastTurn } from './lesson/positions';
import { situation } from './situation';

const THREE = [
  ['palmain', 'nusus'],
  ['blore', 'iracund'],
  ['darb', 'mome'],
].map((provinces) => ({ provinces }));

/** Positions of Mythotopia by name; those that the lesson begins with are among them. */
export const SITUATIONS: Situations = {
  firstTurn,
  attacked,
  lastTurn,
  citadels: () => situation({ players: THREE, at: 'citadels', vp: { citadel: 0 } }).g,
};
