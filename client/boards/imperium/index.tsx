import { lazy } from 'react';
import type { Imperium } from '../../../games/imperium/state';
import { CARDS } from '../../../games/imperium/catalogue';
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
  sourceOf(source) {
    const card = CARDS.get(source);
    if (!card) return source;
    // A nation's own unrest is unrest.
    if (card.suits.has('UNR')) return 'UNR';
    return card.nation === null ? ([...card.suits][0] ?? source) : 'facet.nation';
  },
  sources: ['progress', 'CIV', 'UNC', 'REG', 'TRI', 'FAM', 'facet.nation'],
  lookFirst: ['turn'],
  passing: [...PASSING, 'endActivation', 'cleanUp'],
  standing: ['innovate', 'revolt'],
};

export default imperium;
