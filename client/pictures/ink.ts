import { HEIGHT, WIDTH } from './brush';
import { faint, path } from './line';

/** The hand of pen and wash: lines that tremble, washes that run over them, on paper with a grain. */

/** What a sheet in ink is drawn with. */
export interface Inks {
  paper: string;
  paperFar: string;
  ink: string;
  inkSoft: string;
}

/** Filters of the hand; `seed` is its tremble. */
export const trembling = (seed: number): string =>
  `<filter id="pen" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence baseFrequency=".04" numOctaves="1" seed="${seed}"/><feDisplacementMap in="SourceGraphic" scale="2.6" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation=".45"/></filter>` +
  `<filter id="run" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" baseFrequency=".022" numOctaves="3" seed="${seed}" result="noise"/><feDisplacementMap in="SourceGraphic" in2="noise" scale="22" xChannelSelector="R" yChannelSelector="G" result="wet"/><feColorMatrix in="noise" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.6 0 0 .1" result="pool"/><feComposite in="wet" in2="pool" operator="in"/></filter>`;

/** Paper, darker towards its edges. */
export const paper = ({ paper: middle, paperFar }: Inks): string =>
  `<radialGradient id="paper" r=".72"><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${paperFar}"/></radialGradient>` +
  path(`M0 0H${WIDTH}V${HEIGHT}H0z`, 'url(#paper)');

/** What the pen draws. */
export const penned = (shapes: string): string =>
  `<g filter="url(#pen)" stroke-linecap="round" stroke-linejoin="round">${shapes}</g>`;

/** A wash that has run: over the lines' edges, here more, there less. */
export const washed = (shapes: string, much: number): string => `<g filter="url(#run)" ${faint(much)}>${shapes}</g>`;

/** A stroke of the pen. */
export const stroke = (d: string, ink: string, width: number, attributes = ''): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}"${attributes && ` ${attributes}`}/>`;

/** A line drawn round something that hides what is behind it. */
export const outline = (d: string, ink: string, ground: string, width: number): string =>
  `<path d="${d}" fill="${ground}" stroke="${ink}" stroke-width="${width}"/>`;
