import type { Situations } from '../kit/situation/situations';
import { firstTurn, lastNationCard, lastTurn } from './lesson/positions';
import { situation, type SituationOptions } from './situation';

const PLAYERS: SituationOptions['players'] = [
  {
    nation: 'romans',
    hand: ['1ROM16', '1ROM20', 'unrest'],
    play: ['1REG1', '1UNC15'],
    material: 3,
    population: 2,
    progress: 1,
  },
  { nation: 'vikings', hand: ['1VIK18'], play: ['1REG3'], material: 2, population: 2, progress: 2 },
];
const MARKET: SituationOptions['market'] = ['1REG6', '1UNC6', '1CIV6', '1TRI8', '1UNC3'];

/** Positions of Imperium by name; those that the lesson begins with are among them. */
export const SITUATIONS: Situations = {
  firstTurn,
  lastNationCard,
  lastTurn,
  nations: () => situation({ players: [{ nation: null }, { nation: null }, { nation: null }], at: 'nations' }).g,
  solstice: () => situation({ players: PLAYERS, market: MARKET, ample: true, at: 'solstice' }).g,
};
