import { lazy } from 'react';
import type { Settlers } from '../../../games/settlers/state';
import type { BoardModule } from '../../table';
import { Board } from './Board';
import { Face } from './card/Face';
import { Facts, Score } from './Facts';
import { gestures } from './gestures';
import { icons } from './icons';
import { world } from './look/world';
import { standsFor } from './standsFor';
import { foretold } from './zones/Goods';

const settlers: BoardModule<Settlers> = {
  Board,
  ComponentFace: Face,
  gestures,
  icons,
  world,
  PlayerFacts: Facts,
  PlayerScore: Score,
  ComponentNotes: lazy(() => import('./Notes')),
  sources: ['vp', 'commonLocations', 'factionLocations', 'foundations'],
  homeOf: ({ players }, seat) => players[seat]?.faction,
  coming: { title: 'town.forecast', of: foretold },
  standsFor,
  lookFirst: ['turn'],
  // The common deck is everybody's, the faction's mine.
  alsoInBar: ['deck'],
  // A turn is one action (S7.1), which begins a group of the log. So do the phases that run by themselves, and what is
  // placed besides an action.
  turnEvents: [
    'round',
    'takes',
    'production',
    'build',
    'deal',
    'razeHand',
    'raze',
    'activate',
    'exchange',
    'placeDefence',
    'placeSamurai',
    'tuck',
    'stash',
    'pass',
    'cleanup',
    'attacks',
  ],
};

export default settlers;
