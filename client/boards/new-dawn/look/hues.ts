import type { FocusType, Resource, Terrain } from '../../../../games/new-dawn/card';
import type { Hue } from '../../../theme';

/** A New Dawn's materials: the tints and thin lines of a school atlas. */

/** The sheet of the map. */
export const SHEET_HUES = {
  paper: ['#eef2ee', '#161c1f'],
  paperFar: ['#dde5e3', '#0f1416'],
  ink: ['#2b3034', '#dfe4e0'],
  inkSoft: ['#5d676b', '#9aa5a6'],
  halo: ['#fbfbf5', '#1b2124'],
} as const satisfies Record<string, Hue>;

/** Terrain, never without its sign (map/signs.ts). */
export const TERRAIN_HUES: Readonly<Record<Terrain, Hue>> = {
  grassland: ['#cfdfa4', '#3b4a27'],
  hills: ['#e2d097', '#50461f'],
  forest: ['#9dbd8c', '#26402c'],
  desert: ['#f5e8bf', '#665938'],
  mountains: ['#c6bbb0', '#474240'],
  water: ['#bcdbe6', '#1c3844'],
  naturalWonder: ['#dccbe4', '#443552'],
};

/** Kinds of focus cards, wonders and city-states, never without their signs. */
export const TYPE_HUES: Readonly<Record<FocusType, Hue>> = {
  culture: ['#6a3583', '#cfa4e6'],
  science: ['#1d5580', '#8cc3ee'],
  economy: ['#775700', '#ecc95e'],
  industry: ['#8a4312', '#eea873'],
  military: ['#8c2a24', '#f19a8c'],
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
