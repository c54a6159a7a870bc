import type { Place } from '../../../games/mythotopia/card';
import type { Scene } from '../../pictures';
import { realmOf } from './realm';

/** A province of the realm, and the city on its hill. */
export const sceneOf = (province: Place): Scene => ({ sheet: (sitting) => realmOf(province, sitting) });
