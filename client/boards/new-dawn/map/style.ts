import { css } from 'styled-components';
import { colour, eitherOf, font } from '../../../theme';
import { placeStyle } from '../../map/placeStyle';
import { TERRAIN_LOOKS } from '../look/hues';
import { GROWTH } from './names';

/** Letters of this size, times `--unit`, are the least that can be read: 12 pixels. */
const LEAST = 13;
/** Of this size are the signs of seats on a map that is seen from near. */
const SIGN = 14;

/** The line round what stands on the map, which no ground swallows. */
const EDGE = eitherOf(['#1c1410', '#0b0f12']);

/** How the ground is drawn, on the map and on single tiles. */
export const groundStyle = css`
  .ground {
    stroke: ${eitherOf(['#2f3a2c', '#000000'])};
    stroke-width: 0.8;
    stroke-opacity: 0.35;
    stroke-linejoin: round;
  }
  .cast {
    fill: ${eitherOf(['#1d2a1f', '#000000'])};
    fill-opacity: 0.2;
  }
  ${Object.entries(TERRAIN_LOOKS).map(
    ([terrain, look]) => css`
      .${terrain} > .ground {
        fill: ${eitherOf(look.ground)};
      }
      .${terrain} .dark {
        fill: ${eitherOf(look.dark)};
      }
      .${terrain} .bright {
        fill: ${eitherOf(look.bright)};
      }
      .${terrain} .cap {
        fill: ${eitherOf(look.cap)};
      }
    `,
  )}
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
  /* The outline of a barbarian's token, round its letter. */
  .home {
    transform: scale(var(--unit, 1));
    fill: var(--sheet-halo);
    fill-opacity: 0.55;
    stroke: var(--sheet-ink);
    stroke-width: 1.2;
    stroke-dasharray: 2.5 2;
    stroke-opacity: 0.75;
  }
`;

/** What the chart's pen draws in the sea: waves, lines, roses. */
const PENNED = eitherOf(['#2e6680', '#3f7d94']);

/** How the map of A New Dawn is drawn. */
export const mapStyle = css`
  ${placeStyle}
  ${groundStyle}

  .shelves path {
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .sounding {
    stroke: ${eitherOf(['#3d7893', '#3f7d94'])};
    stroke-opacity: 0.5;
  }
  .rhumbs {
    fill: none;
    stroke: ${PENNED};
    stroke-width: 1;
    stroke-opacity: 0.28;
  }
  .rose {
    fill: ${eitherOf(['#e9f2ef', '#5f95a8'])};
    stroke: ${PENNED};
    stroke-width: 1;
    stroke-linejoin: round;
    opacity: 0.6;
  }
  .rose + .rose {
    fill: ${eitherOf(['#2e6680', '#1d4553'])};
  }
  .sea-waves {
    fill: none;
    stroke: ${PENNED};
    stroke-width: 1.4;
    stroke-linecap: round;
    stroke-opacity: 0.45;
  }
  .foam {
    fill: none;
    stroke: ${eitherOf(['#f4f9f4', '#7fb0c2'])};
    stroke-opacity: 0.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .strand {
    fill: none;
    stroke: ${eitherOf(['#f0dfae', '#8d8058'])};
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .fallen {
    fill: ${eitherOf(['#0d2a38', '#000000'])};
    fill-opacity: 0.16;
  }
  .wall {
    fill: var(--sheet-soil);
  }
  .wall.deep {
    fill: var(--sheet-deep);
  }
  .lit-sides {
    fill: none;
    stroke: ${eitherOf(['#ffffff4d', '#ffffff1f'])};
    stroke-width: 1.1;
    stroke-linecap: round;
  }
  .light {
    fill: url(#world-light);
  }

  .wash {
    fill-opacity: 0.3;
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
    stroke-width: 5;
    stroke-linecap: round;
  }
  /* On any ground a border has a light edge, or a dark one by night; yellow is yellow within its own darker lines. */
  .border.casing {
    stroke: var(--sheet-halo);
    stroke-width: 7.4;
    stroke-opacity: 0.75;
  }
  .border.core {
    stroke-width: 2.8;
  }

  .token,
  .front,
  .side,
  .top,
  .flag {
    fill: currentColor;
    stroke: ${EDGE};
    stroke-width: 1;
    stroke-linejoin: round;
  }
  .side {
    fill: color-mix(in srgb, currentColor 58%, #000);
  }
  .top {
    fill: color-mix(in srgb, currentColor 52%, #fff);
  }
  .windows {
    fill: color-mix(in srgb, currentColor 35%, #fff0c4);
  }
  .ground-shadow {
    fill: #0a1420;
    fill-opacity: 0.32;
  }
  .rim {
    fill: none;
    stroke: color-mix(in srgb, currentColor 58%, #fff);
    stroke-width: 1.5;
  }
  .sign {
    transform: scale(var(--sign));
    font-family: ${font.body};
    font-size: ${SIGN}px;
    text-anchor: middle;
    dominant-baseline: central;
    fill: var(--on);
  }
  .on-token {
    color: var(--on);
    fill: var(--on);
  }
  .plaza {
    fill: ${eitherOf(['#f2e6c8', '#8d8266'])};
    stroke: ${eitherOf(['#b79f6d', '#4d452f'])};
    stroke-width: 0.8;
  }
  .wreath {
    fill: ${eitherOf(['#2f8a45', '#9adba8'])};
    stroke: ${eitherOf(['#f4f9e6', '#10241a'])};
    stroke-width: 1.4;
    paint-order: stroke;
  }
  .framed {
    fill: var(--sheet-halo);
    stroke: currentColor;
    stroke-width: 2.4;
    stroke-linejoin: round;
  }
  .wild {
    color: ${colour('danger')};
  }
  .barbarian {
    fill: ${eitherOf(['#2b2320', '#f0e6dd'])};
    stroke: currentColor;
    stroke-width: 2.8;
    stroke-linejoin: round;
  }
  /* Seen from afar pieces are drawn larger, too, and what is written on them keeps its size. */
  .pieces {
    --piece: max(1, var(--unit) * ${GROWTH});
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
    fill: var(--on);
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
    font-family: ${font.body};
    font-size: ${LEAST}px;
    text-anchor: middle;
    dominant-baseline: central;
    fill: ${eitherOf(['#0d2f40', '#cfe3ea'])};
    opacity: 0.55;
  }
  /* Whatever their size, they keep off the land. */
  .margins .north {
    dominant-baseline: auto;
  }
  .margins .south {
    dominant-baseline: hanging;
  }
  .margins .west {
    text-anchor: end;
  }
  .margins .east {
    text-anchor: start;
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
  /* On ground as strong as this, amber has a bright line in its middle. */
  .place[data-glow='true'] .shape {
    fill: ${eitherOf(['#fff0b3', '#ffbf4d'])};
    fill-opacity: 0.4;
    stroke: ${eitherOf(['#fff3cc', '#ffe9bd'])};
    stroke-width: 1.8;
  }
  .place[data-glow='true'] .glow {
    stroke-width: 6.4;
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
