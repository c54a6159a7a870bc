import { lazy } from 'react';
import type { Settlers } from '../../../games/settlers/state';
import type { BoardModule } from '../../table';
import { Board } from './Board';
import { Face } from './card/Face';
import { Facts, Score } from './Facts';
import { icons } from './icons';
import { standsFor } from './standsFor';

const settlers: BoardModule<Settlers> = {
  Board,
  ComponentFace: Face,
  icons,
  PlayerFacts: Facts,
  PlayerScore: Score,
  ComponentNotes: lazy(() => import('./Notes')),
  standsFor,
  // A turn is one action (S7.1): that begins a group of the log, as do rounds and the attacks of the solo game.
  turnEvents: ['round', 'takes', 'build', 'deal', 'razeHand', 'raze', 'activate', 'exchange', 'pass', 'attacks'],
};

export default settlers;
