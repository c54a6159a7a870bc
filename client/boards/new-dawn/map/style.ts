import { css } from 'styled-components';
import { colour, eitherOf, font } from '../../../theme';
import { placeStyle } from '../../map/placeStyle';
import { TERRAIN_HUES } from '../look/hues';

/** Letters of this size, times `--unit`, are the least that can be read: 12 pixels. */
const LEAST = 13;
/** Of this size are the signs of seats on a map that is seen from near. */
const SIGN = 14;

/** How the ground is drawn, on the map and on single tiles. */
export const groundStyle = css`
  .ground {
    stroke: var(--sheet-halo);
    stroke-width: 1.6;
    stroke-linejoin: round;
  }
  ${Object.entries(TERRAIN_HUES).map(([terrain, hue]) => `.ground.${terrain} { fill: ${eitherOf(hue)}; }`)}
  .sign-of {
    fill: none;
    stroke: var(--sheet-ink);
    stroke-width: 1.3;
    stroke-linecap: round;
    stroke-linejoin: round;
    opacity: 0.5;
  }
  .sign-of.desert {
    stroke-width: 1.8;
  }
  .sign-of.forest {
    fill: var(--sheet-ink);
    stroke-width: 0.8;
    opacity: 0.42;
  }
  .sign-of.naturalWonder {
    stroke-width: 1;
  }
  .printed {
    fill: var(--sheet-ink);
    paint-order: stroke;
    stroke: var(--sheet-halo);
    stroke-width: 40px;
    overflow: visible;
  }
  .star {
    fill: ${colour('bronze')};
    stroke: var(--sheet-halo);
    stroke-width: 1.5;
  }
  .letter {
    font-family: ${font.display};
    font-size: calc(${LEAST}px * var(--unit, 1));
    dominant-baseline: central;
    font-weight: 700;
    text-anchor: middle;
    fill: var(--sheet-ink);
    paint-order: stroke;
    stroke: var(--sheet-halo);
    stroke-width: 2.5px;
    opacity: 0.75;
  }
`;

/** How the map of A New Dawn is drawn. */
export const mapStyle = css`
  ${placeStyle}
  ${groundStyle}

  .wash {
    fill: currentColor;
    fill-opacity: 0.26;
  }
  .hatched {
    display: none;
  }
  :root[data-patterns='on'] & .hatched {
    display: inline;
  }
  .border {
    fill: none;
    stroke: currentColor;
    stroke-width: 4.5;
    stroke-linecap: round;
  }

  .token {
    fill: currentColor;
    stroke: var(--sheet-halo);
    stroke-width: 2;
  }
  .rim {
    fill: none;
    stroke: var(--sheet-halo);
    stroke-width: 1.8;
  }
  .sign {
    transform: scale(var(--sign));
  }
  .sign text {
    font-family: ${font.body};
    font-size: ${SIGN}px;
    text-anchor: middle;
    dominant-baseline: central;
    fill: ${colour('ground')};
  }
  .on-token {
    color: ${colour('ground')};
    fill: ${colour('ground')};
  }
  .piece {
    fill: currentColor;
    paint-order: stroke;
    stroke: var(--sheet-halo);
    stroke-width: 46px;
    stroke-linejoin: round;
    overflow: visible;
  }
  .wreath {
    fill: none;
    stroke: ${colour('good')};
    stroke-width: 4.5;
    stroke-dasharray: 6 2.5;
    paint-order: stroke;
  }
  .framed {
    fill: var(--sheet-halo);
    stroke: currentColor;
    stroke-width: 2.2;
  }
  .natural {
    color: ${eitherOf(['#5a2f74', '#dcb4ef'])};
  }
  .world-wonder {
    color: ${colour('bronzeDeep')};
  }
  .barbarian {
    fill: ${eitherOf(['#2b2320', '#f0e6dd'])};
    stroke: ${colour('danger')};
    stroke-width: 2.6;
  }
  /* Seen from afar pieces are drawn larger, too, and what is written on them keeps its size. */
  .pieces {
    --piece: max(1, var(--unit) * 0.6);
    --sign: max(1, (${LEAST} / ${SIGN}) * var(--unit) / var(--piece));
    transform: scale(var(--piece));
  }
  .barbarian-letter,
  .number {
    font-size: calc(${LEAST}px * var(--unit) / var(--piece));
    font-weight: 700;
    text-anchor: middle;
    dominant-baseline: central;
  }
  .number {
    font-family: ${font.body};
    fill: ${colour('ground')};
  }
  .barbarian-letter {
    font-family: ${font.display};
    fill: ${eitherOf(['#fff3e6', '#2a1b16'])};
  }
  .name {
    font-family: ${font.display};
    font-size: ${LEAST}px;
    font-weight: 700;
    text-anchor: middle;
    fill: var(--sheet-ink);
    paint-order: stroke;
    stroke: var(--sheet-halo);
    stroke-width: 3px;
    stroke-linejoin: round;
  }
  .price rect {
    fill: ${colour('raised')};
    stroke: ${colour('glow')};
    stroke-width: 1.6;
  }
  .price text,
  .ways text {
    font-family: ${font.body};
    font-size: ${LEAST}px;
    font-weight: 700;
    text-anchor: middle;
    fill: ${colour('ink')};
  }
  .ways path {
    stroke: ${colour('danger')};
    stroke-width: 3;
    stroke-dasharray: 6 4;
  }
  .ways circle {
    fill: ${colour('raised')};
    stroke: ${colour('danger')};
    stroke-width: 2;
  }
  .margins text {
    font-family: ${font.display};
    font-size: ${LEAST}px;
    font-weight: 700;
    text-anchor: middle;
    dominant-baseline: central;
    fill: var(--sheet-ink);
    opacity: 0.6;
  }
  .lacking {
    fill: ${colour('good')};
    fill-opacity: 0.22;
    stroke: ${colour('good')};
    stroke-width: 4;
    stroke-dasharray: 3 6;
    stroke-linecap: round;
  }
  /* Both are drawn on the space itself, not as boxes round what stands there. */
  [data-news],
  [data-lit] {
    outline: none;
  }
  [data-news] > :first-child > path:first-child {
    stroke: ${colour('news')};
    stroke-width: 5;
    stroke-dasharray: 7 5;
  }
  [data-news='now'] > :first-child > path:first-child {
    stroke-width: 7;
    stroke-dasharray: none;
  }
  [data-lit] > :first-child > path:first-child {
    fill: ${colour('glowSoft')};
    fill-opacity: 0.6;
    stroke: ${colour('chosen')};
    stroke-width: 7;
  }
  .ghosts {
    fill: ${colour('glowSoft')};
    fill-opacity: 0.55;
    stroke: ${colour('glow')};
    stroke-width: 1;
    stroke-dasharray: 3 3;
  }
  .ghost {
    opacity: 0.9;
  }
  .place[data-glow='true'] .shape {
    fill: ${colour('glowSoft')};
    fill-opacity: 0.45;
  }
  .place[data-glow='true'] .glow {
    stroke-width: 4.5;
  }
  .place[data-glow='chosen'] .glow {
    stroke-width: 6;
  }
  .place[data-glow='true'] .shape:hover {
    stroke-width: 8;
  }
  .place .shape:focus-visible {
    stroke-width: 5;
  }
`;
