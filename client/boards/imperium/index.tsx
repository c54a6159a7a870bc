import { lazy } from 'react';
import type { Imperium } from '../../../games/imperium/state';
import { PASSING, type BoardModule } from '../../table';
import { Board } from './Board';
import { Face } from './card/Face';
import { Facts, Score } from './Facts';
import { gestures } from './gestures';
import { icons } from './icons';
import { world } from './look/world';
import { standsFor } from './standsFor';

const imperium: BoardModule<Imperium> = {
  Board,
  ComponentFace: Face,
  gestures,
  icons,
  world,
  PlayerFacts: Facts,
  PlayerScore: Score,
  ComponentNotes: lazy(() => import('./Notes')),
  homeOf: ({ players }, seat) => players[seat]?.nation,
  standsFor,
  lookFirst: ['turn'],
  passing: [...PASSING, 'endActivation', 'cleanUp'],
  standing: ['innovate', 'revolt'],
};

export default imperium;
