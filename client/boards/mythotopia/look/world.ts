import type { World } from '../../../theme';

/** The sea round the map, on which parchment lies. */
export const world: World = {
  colours: {
    ground: ['#dbe6e2', '#0b1416'],
    groundFar: ['#a3c2c1', '#050b0d'],
    shadow: ['#12333647', '#00000099'],
  },
};
