import type { Landscape } from '../../pictures';
import { building } from '../../pictures/house';
import { ROOFS } from './look/hues';

/** The picture on the box: a house of the town and its stall. */
export const cover: Landscape = {
  hour: 'bright',
  palette: { tone: ROOFS.red.colours, land: ['#98c452', '#37602e'] },
  layers: ['clouds', 'birds', 'ridge', 'hills', 'woods', 'fields', 'village', 'grove'],
  house: building({
    walls: 'timber',
    roof: 'gable',
    front: 'stall',
    goods: ['food', 'wood'],
    wing: ROOFS.blue.colours,
  }),
};
