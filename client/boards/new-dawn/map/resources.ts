import type { IconType } from 'react-icons';
import { GiAncientColumns, GiCutDiamond, GiDroplets, GiMountaintop, GiOilDrum, GiStoneBlock } from 'react-icons/gi';
import type { Resource } from '../../../../games/new-dawn/card';
import { EMBLEMS } from '../emblems';

export const RESOURCES: Readonly<Record<Resource, IconType>> = {
  marble: GiStoneBlock,
  mercury: GiDroplets,
  diamond: GiCutDiamond,
  oil: GiOilDrum,
};

/** The picture of what is printed on a space; null where there is nothing. */
export const resourceIcon = (
  resource: Resource | undefined,
  cityState: string | undefined,
  naturalWonder: string | undefined,
): IconType | null =>
  resource
    ? RESOURCES[resource]
    : cityState
      ? (EMBLEMS[cityState] ?? GiAncientColumns)
      : naturalWonder
        ? (EMBLEMS[naturalWonder] ?? GiMountaintop)
        : null;
