import type { World } from '../../../theme';
import { dimmed, drawn, grain } from '../../../ui/grain';

/** Swell, as a pen draws it on a map's sea. */
const swell = drawn(
  260,
  180,
  '<path d="M20 40q9-9 18 0t18 0t18 0M150 24q8-8 16 0t16 0M96 96q9-9 18 0t18 0t18 0M206 122q8-8 16 0t16 0M30 142q8-8 16 0t16 0" fill="none" stroke="#4d6f74" stroke-opacity=".4" stroke-width="1.6" stroke-linecap="round"/>',
);

/** The sea round the map, washed and inked, on which parchment lies; what can be pressed is written in the ink of oak galls. */
export const world: World = {
  colours: {
    ground: ['#cfe0db', '#0c1a1e'],
    groundFar: ['#86afb1', '#040c0f'],
    surface: ['#f7ebcf', '#2a2318'],
    raised: ['#fdf6e4', '#362d1f'],
    sunk: ['#e2d0a6', '#151009'],
    line: ['#a98f63', '#645336'],
    lineSoft: ['#d6c193', '#423622'],
    bronze: ['#453b73', '#bdb2ee'],
    bronzeDeep: ['#2c2450', '#d8d0ff'],
    onBronze: ['#fff6e3', '#16112a'],
    shadow: ['#1233364d', '#000000a6'],
  },
  top: `${swell}, ${dimmed(grain([0.25, 0.45, 0.47], [0.006, 0.01], 0.3, 512), 'ground')}`,
  slab: dimmed(grain([0.55, 0.38, 0.14], [0.009, 0.013], 0.12, 420), 'surface'),
  rim: 'inset 0 0 1.5rem color-mix(in srgb, var(--line) 26%, transparent)',
};
