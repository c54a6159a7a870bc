import type { IconType } from 'react-icons';
import { GiCutDiamond, GiDroplets, GiOilDrum, GiStoneBlock } from 'react-icons/gi';
import type { Resource } from '../../../../games/new-dawn/card';
import { EMBLEMS } from '../emblems';

export const RESOURCES: Readonly<Record<Resource, IconType>> = {
  marble: GiStoneBlock,
  mercury: GiDroplets,
  diamond: GiCutDiamond,
  oil: GiOilDrum,
};

/** Pictures of what is printed on spaces: resources, city-states, natural wonders. */
export const PRINTED: Readonly<Record<string, IconType>> = { ...EMBLEMS, ...RESOURCES };
