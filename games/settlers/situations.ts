import type { Situations } from '../kit/situation/situations';
import { lastRound, secondRound } from './lesson/positions';
import { situation } from './situation';

/** Positions of Imperial Settlers by name, with those at which the chapters of the lesson begin. */
export const SITUATIONS: Situations = {
  secondRound,
  lastRound,
  /** The solo game: an attack is near, and a location of the virtual player can be razed. */
  alone: () =>
    situation({
      players: [
        {
          faction: 'egyptians',
          goods: { wood: 1, stone: 2, worker: 3, gold: 1, raze: 2, vp: 9 },
          hand: ['EGY021', 'EGY026', 'COM012'],
          empire: ['COM018', 'COM032', 'EGY016', 'EGY028'],
          deals: ['EGY003'],
        },
      ],
      round: 3,
      virtual: ['COM003', 'COM033'],
      pile: ['COM001', 'COM002', 'COM004'],
      line: ['ATT01', 'ATT10', 'ATT04'],
    }).g,
  /** A position with everything that can lie on a location. */
  protected: () =>
    situation({
      players: [
        {
          faction: 'japanese',
          goods: { worker: 2, raze: 3, gold: 1, wood: 1 },
          hand: ['JAP005', 'COM021', 'COM024'],
          empire: ['JAP001', 'JAP013', 'JAP015', 'JAP016', 'COM019'],
          tucked: { JAP013: ['COM001', 'COM002'] },
          foundations: ['COM003'],
          deals: ['JAP012'],
          routes: { EGY013: ['JAP030'] },
        },
        {
          faction: 'egyptians',
          goods: { worker: 2, raze: 3 },
          hand: ['EGY021'],
          empire: ['EGY013', 'EGY019', 'COM018', 'COM032'],
        },
      ],
      defended: ['COM018'],
      samurai: ['JAP001', 'JAP016'],
      held: { COM019: 1 },
      stashed: { JAP015: 4 },
      used: { EGY013: 1 },
    }).g,
};
