import type { Landscape } from '../../pictures';
import { ROOFS } from './look/hues';

/** The picture on the box: a house of the town and its stall. */
export const cover: Landscape = {
  hour: 'day',
  palette: { tone: ROOFS.red.colours, land: ['#9db45f', '#3d5230'] },
  layers: ['clouds', 'birds', 'ridge', 'hills', 'woods', 'fields', 'village', 'grove'],
  house: { walls: 'timber', roof: 'gable', front: 'stall', goods: ['food', 'wood'], wing: ROOFS.blue.colours },
};
