import type { BuildingKind } from '../scene';
import { camp, harbour, mine, monument, wood } from './grounds';
import { field, hall, house, tower, wall, workshop } from './houses';
import type { Drawing } from './index';
import { market } from './market';

/** What draws each kind of building. */
export const KINDS: Readonly<Record<BuildingKind, Drawing>> = {
  camp,
  field,
  hall,
  harbour,
  house,
  market,
  mine,
  monument,
  tower,
  wall,
  wood,
  workshop,
};
