import type { Place } from '../../../games/mythotopia/card';
import type { Scene } from '../../pictures';
import { pieceOf } from './piece';

/** How near the map is seen: so that the country round the province is there, too. */
const FAR = 0.5;

/** A province of the realm, with what lies round it. */
export const sceneOf = (province: Place): Scene => ({
  sheet: ({ daylight, cut }) => pieceOf(province, daylight, cut, FAR),
});
