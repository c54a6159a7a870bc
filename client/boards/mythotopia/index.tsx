import { lazy } from 'react';
import type { Mythotopia } from '../../../games/mythotopia/state';
import { PASSING, type BoardModule } from '../../table';
import { Board } from './Board';
import { Face } from './card/Face';
import { Facts, Score } from './Facts';
import { gestures } from './gestures';
import { icons } from './icons';
import { world } from './look/world';
import { standsFor } from './standsFor';

const mythotopia: BoardModule<Mythotopia> = {
  Board,
  ComponentFace: Face,
  gestures,
  icons,
  world,
  PlayerFacts: Facts,
  PlayerScore: Score,
  ComponentNotes: lazy(() => import('./Notes')),
  sources: ['provinces', 'tokens', 'least'],
  // Who has lost the last city still has a province.
  homeOf: ({ owners, cities }, seat) => [...cities, ...Object.keys(owners)].find((place) => owners[place] === seat),
  standsFor,
  passing: [...PASSING, 'endTurn'],
  narrowing: ['pay'],
  cardFirst: ['turn'],
  lookFirst: ['turn'],
};

export default mythotopia;
