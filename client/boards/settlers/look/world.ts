import type { World } from '../../../theme';
import { dimmed, drawn, grain } from '../../../ui/grain';

/** Tufts, daisies and poppies in the grass. */
const meadow = drawn(
  240,
  200,
  '<g fill="none" stroke="#5d8a2f" stroke-opacity=".42" stroke-width="1.8" stroke-linecap="round"><path d="M24 40q0-8-5-12m5 12v-14m0 14q0-8 5-12M138 74q0-8-5-12m5 12v-14m0 14q0-8 5-12M70 150q0-8-5-12m5 12v-14m0 14q0-8 5-12M206 168q0-8-5-12m5 12v-14m0 14q0-8 5-12M196 24q0-6-4-9m4 9v-11"/></g><g fill="#fff" fill-opacity=".5"><circle cx="90" cy="34" r="2"/><circle cx="94" cy="38" r="2"/><circle cx="86" cy="38" r="2"/><circle cx="90" cy="42" r="2"/><circle cx="172" cy="126" r="2"/><circle cx="176" cy="130" r="2"/><circle cx="168" cy="130" r="2"/><circle cx="172" cy="134" r="2"/></g><g fill="#d8a62a" fill-opacity=".7"><circle cx="90" cy="38" r="1.7"/><circle cx="172" cy="130" r="1.7"/></g><g fill="#c8472c" fill-opacity=".5"><circle cx="34" cy="98" r="2.6"/><circle cx="118" cy="186" r="2.6"/><circle cx="224" cy="76" r="2.6"/></g>',
);

/** Joints between planks. */
const planks = 'repeating-linear-gradient(#7a4a1c2b 0 1px, #fff6dc2b 1px 2px, transparent 2px 46px)';

/** The meadow on which the town is built, and the bright planks it is built of; what can be pressed is green as its leaves. */
export const world: World = {
  colours: {
    ground: ['#dde9b8', '#121c0c'],
    groundFar: ['#94b862', '#060b03'],
    surface: ['#fbeed3', '#2e2317'],
    raised: ['#fff9ea', '#392c1d'],
    sunk: ['#ecd5a6', '#170f07'],
    line: ['#bf9455', '#70532f'],
    lineSoft: ['#e2c694', '#4a3822'],
    bronze: ['#46590a', '#c3d372'],
    bronzeDeep: ['#2d3b04', '#dde9a2'],
    onBronze: ['#fbfde8', '#151b04'],
    shadow: ['#26330f59', '#000000a6'],
  },
  top: `${meadow}, ${dimmed(grain([0.35, 0.55, 0.16], [0.008, 0.02], 0.3), 'ground')}`,
  slab: `${planks}, ${dimmed(grain([0.66, 0.42, 0.14], [0.006, 0.16], 0.1, 368), 'surface')}`,
};
