import type { Imperium } from '../../../games/imperium/state';
import type { GesturesOf } from '../../table';

/** What is a gesture at the table of Imperium. */
export const gestures: GesturesOf<Imperium> = {
  dealt: 'deal',
  draw: 'draw',
  reshuffle: 'deal',
  acquire: 'acquire',
  breakthroughMarket: 'acquire',
  breakthroughDeck: 'acquire',
  takeFame: 'acquire',
  kingOfKings: 'wonder',
  develop: 'build',
  putIntoPlay: 'build',
  flipState: 'wonder',
  steal: 'capture',
  takeUnrest: 'unsettle',
  finalRoundBegins: 'last',
  collapse: 'last',
};
