import { row, short } from '../../../pictures/line';
import { disc, type Elevation } from './strokes';

/** The pyramids: a file of their own, for the picture on the box shows them alone. */
export const pyramids: Elevation = ({ wall, shade, tint, thin }) =>
  [
    [86, 66, 54],
    [276, 50, 40],
    [182, 96, 118],
  ]
    .map(
      ([x = 0, half = 0, tall = 0]) =>
        wall(`M${x - half} 190L${x} ${190 - tall}L${x + half} 190z`) +
        shade(`M${x} ${190 - tall}L${x + half} 190h${-half * 0.72}z`) +
        thin(row(8, (i) => `M${short(x - half + (half * i) / 8)} ${short(190 - (tall * i) / 8)}H${short(x + half * 0.28 * (1 - i / 8))}`)), // prettier-ignore
    )
    .join('') +
  tint('M100 190v-12h34q4 -20 14 -22q12 2 12 18l-4 4v12z') +
  thin('M142 164h6M134 184h16M282 32' + disc(282, 44, 12));
