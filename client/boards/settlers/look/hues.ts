import type { Colour, Good } from '../../../../games/settlers/card';
import { eitherOf, hatching, type HATCHINGS, type Hue } from '../../../theme';

/** The materials of a bright wooden town: timber, limewash, painted roofs, wooden pieces. */

/** The roofs' colours, one for each colour of locations. Each has a sign (icons.ts) and a hatching too. */
export const ROOFS: Readonly<Record<Colour, { colours: Hue; hatching: keyof typeof HATCHINGS | null }>> = {
  black: { colours: ['#35333a', '#b9b5c4'], hatching: 'crossed' },
  purple: { colours: ['#643084', '#d0a6ec'], hatching: 'rising' },
  blue: { colours: ['#1f5a94', '#8fc2f4'], hatching: 'level' },
  brown: { colours: ['#70451f', '#dcb083'], hatching: 'woven' },
  gold: { colours: ['#80590a', '#f0cc62'], hatching: 'dotted' },
  red: { colours: ['#a32a1e', '#f5816f'], hatching: 'upright' },
  pink: { colours: ['#a1386d', '#f08dbd'], hatching: 'falling' },
  grey: { colours: ['#586069', '#bfc8d0'], hatching: null },
};

/** For what has no colour: ruins, backs, attack cards. */
export const PLAIN: Hue = ['#6d6350', '#bcae90'];
export const DANGER: Hue = ['#7d1f16', '#f5816f'];

/** Wooden pieces, each with its sign. */
export const GOODS: Readonly<Record<Good, Hue>> = {
  wood: ['#7a4a1c', '#dcae7c'],
  stone: ['#565e66', '#bcc6ce'],
  food: ['#a5361f', '#f6846a'],
  gold: ['#7c5909', '#f2cf63'],
  worker: ['#984269', '#ec8dbb'],
  raze: ['#3a3740', '#c6c1d0'],
  defence: ['#2a5b86', '#95c4ee'],
  vp: ['#2f6a3c', '#95d6a3'],
};

/** The colour of a good, as CSS. */
export const goodColour = (good: Good): string => eitherOf(GOODS[good]);
/** The colour of a roof, as CSS. */
export const roofColour = (colour: Colour): string => eitherOf(ROOFS[colour].colours);
/** The colour's hatching as a background; empty while patterns are off. */
export const roofHatching = (colour: Colour): string => {
  const { hatching: name } = ROOFS[colour];
  return name === null ? 'linear-gradient(transparent, transparent)' : hatching(name);
};

/** Timber: the ground of the town, its planks, limewashed walls. */
export const TIMBER = {
  plank: ['#f3e3bf', '#2b2218'],
  joint: ['#e0c996', '#1e1710'],
  walk: ['#c8a063', '#4d3b27'],
  wall: ['#fffaf0', '#332a1e'],
  tray: ['#a57a45', '#21170d'],
  lip: ['#d9b577', '#6b5233'],
  dash: ['#cdab76', '#7a6141'],
} as const satisfies Record<string, Hue>;
