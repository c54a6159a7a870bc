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

const UTOPIANS: SituationOptions['players'][0] = {
  nation: 'utopians',
  below: ['2UTO2B', '2UTO3A'],
  hand: ['2UTO9', '2UTO14', '2UNR5'],
  play: ['2UTO11', '2REG4', '2UTO5'],
  garrison: { '2UTO11': ['2UNR6'], '2UTO5': ['2UTO12'] },
  deck: ['2UTO16', '2UTO10'],
  discard: ['2UTO13', '2UTO15'],
  material: 4,
  population: 9,
  progress: 3,
};
const ARTHURIANS: SituationOptions['players'][0] = {
  nation: 'arthurians',
  below: ['2ART2'],
  development: ['2ART3', '2ART4', '2ART6'],
  hand: ['2ART20', '2ART25'],
  play: ['2ART10', '2ART8'],
  garrison: { '2ART2': ['2ART7'], '2ART10': ['2ART18', '2ART17'] },
  deck: ['2ART21'],
  discard: ['2ART22'],
  material: 2,
  population: 3,
};
const ATLANTEANS: SituationOptions['players'][0] = {
  nation: 'atlanteans',
  development: ['2ATL3', '2ATL4', '2ATL5'],
  hand: ['2ATL15'],
  play: ['2ATL11', '2REG6'],
  sunken: ['2ATL12', '2ATL9'],
  deck: ['2ATL18'],
  discard: ['2ATL20'],
  progress: 2,
};
const OLMECS: SituationOptions['players'][0] = {
  nation: 'olmecs',
  hand: ['2OLM18', '2OLM15'],
  play: ['2OLM16', '2OLM10'],
  garrison: { '2OLM16': ['2OLM20'] },
  history: ['2OLM19'],
  discard: ['2OLM21', '2OLM22'],
  deck: ['2OLM17'],
  population: 2,
};
const OF_LEGENDS: Pick<SituationOptions, 'box' | 'ample' | 'market'> = {
  box: 'legends',
  ample: true,
  market: ['2REG2', '2UNC6', { card: '2CIV6', unrest: 'unrest', progress: 1, population: 2 }, '2TRI8', '2UNC3'],
};

/** Positions of Imperium by name, with those at which the chapters of the lesson begin. */
export const SITUATIONS: Situations = {
  firstTurn,
  lastNationCard,
  lastTurn,
  nations: () => situation({ players: [{ nation: null }, { nation: null }, { nation: null }], at: 'nations' }).g,
  legends: () => situation({ ...OF_LEGENDS, players: [UTOPIANS, ARTHURIANS] }).g,
  legendsOfFour: () => situation({ ...OF_LEGENDS, players: [ARTHURIANS, UTOPIANS, ATLANTEANS, OLMECS] }).g,
  attacked: () => {
    const players = [...PLAYERS.slice(0, 1), { nation: 'celts', hand: ['1CEL18'], play: ['1CEL21'] }];
    return situation({ players, market: MARKET, ample: true, turn: 1 }).playCard('1CEL18').g;
  },
  solstice: () => situation({ players: PLAYERS, market: MARKET, ample: true, at: 'solstice' }).g,
};
