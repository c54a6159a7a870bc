import { lazy } from 'react';
import type { NewDawn } from '../../../games/new-dawn/state';
import type { BoardModule } from '../../table';
import { Board } from './Board';
import { Face } from './card/Face';
import { Facts, Score } from './Facts';
import { dialMoved } from './facts';
import { gestures } from './gestures';
import { icons } from './icons';
import { world } from './look/world';
import { standsFor } from './standsFor';

const newDawn: BoardModule<NewDawn> = {
  Board,
  ComponentFace: Face,
  gestures,
  icons,
  world,
  PlayerFacts: Facts,
  PlayerScore: Score,
  ComponentNotes: lazy(() => import('./Notes')),
  homeOf: ({ players }, seat) => players[seat]?.leader,
  brought: dialMoved,
  standsFor,
  lookFirst: ['turn'],
  narrowing: ['shift', 'convert', 'march', 'gainCard', 'swap', 'swapCards'],
};

export default newDawn;
