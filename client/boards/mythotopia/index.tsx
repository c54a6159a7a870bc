import type { Mythotopia } from '../../../games/mythotopia/state';
import { PASSING, type BoardModule } from '../../table';
import { Board } from './Board';
import { Face } from './card/Face';
import { Facts, Score } from './Facts';
import { icons } from './icons';
import { Notes } from './Notes';
import { standsFor } from './standsFor';

const mythotopia: BoardModule<Mythotopia> = {
  Board,
  ComponentFace: Face,
  icons,
  PlayerFacts: Facts,
  PlayerScore: Score,
  ComponentNotes: Notes,
  standsFor,
  passing: [...PASSING, 'endTurn'],
  narrowing: ['pay'],
  cardFirst: ['turn'],
};

export default mythotopia;
