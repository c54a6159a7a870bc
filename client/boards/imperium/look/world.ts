import type { World } from '../../../theme';
import { dimmed, drawn, grain } from '../../../ui/grain';

/** Courses of cut stone, each block with an edge in the light and a joint in the shade. */
const courses = drawn(
  336,
  192,
  '<g fill="none" stroke-width="1.5"><path d="M0 1.5h336M0 97.5h336M1.5 0v96M169.5 96v96" stroke="#fff" stroke-opacity=".16"/><path d="M0 .5h336M0 96.5h336M.5 0v96M168.5 96v96" stroke="#1d120a" stroke-opacity=".26"/></g>',
);

/** A hall of cut stone, its walls painted in red earth on lime: what frescoes are drawn in before they are painted is the accent. */
export const world: World = {
  colours: {
    ground: ['#e3dbcf', '#1a1210'],
    groundFar: ['#b3a48f', '#0d0605'],
    surface: ['#f8f0e1', '#2a211c'],
    raised: ['#fffaf0', '#362b24'],
    sunk: ['#e0d2b9', '#150e0b'],
    line: ['#b89876', '#6a4c3a'],
    lineSoft: ['#dcc7a8', '#463329'],
    bronze: ['#8a3416', '#de8d4e'],
    bronzeDeep: ['#5e200b', '#efb27b'],
    shadow: ['#3a22154d', '#000000a6'],
  },
  top: `${courses}, ${dimmed(grain([0.33, 0.25, 0.18], [0.012, 0.03], 0.22), 'ground')}`,
  slab: dimmed(grain([0.66, 0.42, 0.26], [0.008, 0.011], 0.1, 420), 'surface'),
  rim: 'inset 0 0 0 4px var(--surface), inset 0 0 0 5px color-mix(in srgb, var(--bronze) 32%, transparent)',
};
