import type { Landscape } from '../../pictures';
import { building } from '../../pictures/town';
import { market } from '../../pictures/town/market';
import { ROOFS } from './look/hues';

/** The picture on the box: the market of the town. */
export const cover: Landscape = {
  hour: 'bright',
  palette: { tone: ROOFS.red.colours, land: ['#98c452', '#37602e'] },
  layers: ['clouds', 'birds', 'ridge', 'hills', 'woods', 'fields', 'village', 'grove'],
  focus: 214,
  house: building(
    {
      kind: 'market',
      walls: 'timber',
      roof: 'gable',
      goods: ['food', 'wood'],
      wing: ROOFS.blue.colours,
    },
    market,
  ),
};
