import type { FocusType, Resource, Terrain } from '../../../../games/new-dawn/card';
import type { Hue } from '../../../theme';

/** A New Dawn's materials: a relief of the world in an atlas' tints. */

/** The sheet of the map, and the sea in which the world lies. */
export const SHEET_HUES = {
  paper: ['#eef2ee', '#161c1f'],
  paperFar: ['#dde5e3', '#0f1416'],
  ink: ['#2b3034', '#dfe4e0'],
  inkSoft: ['#5d676b', '#9aa5a6'],
  halo: ['#fbfbf5', '#1b2124'],
  sea: ['#7db0c4', '#14303d'],
  seaFar: ['#4b829d', '#0b1d27'],
  shelf: ['#cfe9ef', '#2f6277'],
  /** The near sides of the slab of which the world is made, below land and below water. */
  soil: ['#86694a', '#3a2f22'],
  deep: ['#3f7f9c', '#0f2c39'],
} as const satisfies Record<string, Hue>;

/** Terrain, never without its sign (map/signs.ts), which is drawn in these: the ground, what is in the light, in the shade, on top. */
export interface TerrainLook {
  ground: Hue;
  bright: Hue;
  dark: Hue;
  cap: Hue;
}
export const TERRAIN_LOOKS: Readonly<Record<Terrain, TerrainLook>> = {
  grassland: {
    ground: ['#a9cd69', '#42591f'],
    bright: ['#c3de86', '#56702c'],
    dark: ['#618f31', '#7f9f4b'],
    cap: ['#fff6c9', '#c9c58a'],
  },
  hills: {
    ground: ['#b9ae5c', '#4d4720'],
    bright: ['#dccf86', '#7d7440'],
    dark: ['#857b36', '#332f13'],
    cap: ['#dccf86', '#7d7440'],
  },
  forest: {
    ground: ['#76ab6c', '#213d2a'],
    bright: ['#8cbf6a', '#4a7a56'],
    dark: ['#2c6140', '#13271b'],
    cap: ['#8cbf6a', '#4a7a56'],
  },
  desert: {
    ground: ['#f3dc9d', '#6e5c33'],
    bright: ['#fff3cf', '#978357'],
    dark: ['#d0a45a', '#4a3c1f'],
    cap: ['#fff3cf', '#978357'],
  },
  mountains: {
    ground: ['#a3abb3', '#3b4148'],
    bright: ['#d3d8dc', '#7d868f'],
    dark: ['#626c78', '#23282e'],
    cap: ['#ffffff', '#d5dce2'],
  },
  water: {
    ground: ['#9bd3e6', '#1d4658'],
    bright: ['#dff3f8', '#5c93a8'],
    dark: ['#5fa9c6', '#12323f'],
    cap: ['#dff3f8', '#5c93a8'],
  },
  naturalWonder: {
    ground: ['#cfb3e3', '#483460'],
    bright: ['#f3e6fb', '#b493cf'],
    dark: ['#8a5fae', '#7d5b9c'],
    cap: ['#f3e6fb', '#b493cf'],
  },
};

/** Kinds of focus cards, wonders and city-states, never without their signs. */
export const TYPE_HUES: Readonly<Record<FocusType, Hue>> = {
  culture: ['#6a3583', '#cfa4e6'],
  science: ['#1d5580', '#8cc3ee'],
  economy: ['#775700', '#ecc95e'],
  industry: ['#8a4312', '#eea873'],
  military: ['#8c2a24', '#f17f6e'],
};

export const RESOURCE_HUES: Readonly<Record<Resource, Hue>> = {
  marble: ['#4d565c', '#c3ccd2'],
  mercury: ['#7a3f86', '#d8a5e2'],
  diamond: ['#17627a', '#86d0e6'],
  oil: ['#3a332c', '#cbbfae'],
};

/** Colours of other kinds: leaders, agendas, what lies on the map. */
export const KIND_HUES = {
  leader: ['#5f4a1c', '#dfc489'],
  agenda: ['#7c5a06', '#ecc75c'],
  other: ['#4a5357', '#b9c4c6'],
} as const satisfies Record<string, Hue>;
