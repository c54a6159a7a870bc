import type { World } from '../../../theme';

/** The meadow on which the town is built. */
export const world: World = {
  colours: {
    ground: ['#e2eacb', '#10160d'],
    groundFar: ['#aec583', '#070b05'],
    surface: ['#f8efdb', '#211a13'],
    shadow: ['#26330f4d', '#00000099'],
  },
};
