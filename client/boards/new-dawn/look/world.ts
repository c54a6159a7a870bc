import type { World } from '../../../theme';

const meridian = '#2f6d9421 0 1px, transparent 1px 72px';
const minute = '#2f6d940d 0 1px, transparent 1px 12px';

/** The pages of the atlas: white sheets within a neat line of brass, on the sea's blue with the lines of a graticule. */
export const world: World = {
  colours: {
    ground: ['#d3e2ec', '#0a1722'],
    groundFar: ['#84abc6', '#030a11'],
    surface: ['#f4f7f7', '#18242e'],
    raised: ['#fefefb', '#22303b'],
    sunk: ['#d3dfe6', '#08111a'],
    line: ['#ad9450', '#7e6b3a'],
    lineSoft: ['#ccd5d6', '#34434e'],
    bronze: ['#0d557a', '#7cc4ea'],
    bronzeDeep: ['#063a57', '#b3e0f8'],
    onBronze: ['#f4fbff', '#04141f'],
    shadow: ['#0f2c4454', '#000000a6'],
    edge: ['#ffffffcc', '#dcecff1a'],
  },
  top: [meridian, minute]
    .flatMap((lines) => [`repeating-linear-gradient(${lines})`, `repeating-linear-gradient(90deg, ${lines})`])
    .join(', '),
  rim: 'inset 0 0 0 3px var(--surface), inset 0 0 0 4px color-mix(in srgb, var(--line) 65%, transparent)',
};
