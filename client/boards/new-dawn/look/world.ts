import type { World } from '../../../theme';

const meridian = '#5d7c9417 0 1px, transparent 1px 64px';

/** The pages of the atlas: cool paper, with the lines of a graticule. */
export const world: World = {
  colours: {
    ground: ['#dfe7ec', '#0d1217'],
    groundFar: ['#b4c8d6', '#06090c'],
    surface: ['#eff4f5', '#171d23'],
    raised: ['#fcfdfb', '#1f272e'],
    sunk: ['#cdd9df', '#090d11'],
    line: ['#93a6b2', '#44525d'],
    lineSoft: ['#bdcbd3', '#2d3841'],
    shadow: ['#1522304d', '#00000099'],
    edge: ['#ffffffcc', '#dcecff1a'],
  },
  top: `repeating-linear-gradient(${meridian}), repeating-linear-gradient(90deg, ${meridian})`,
};
