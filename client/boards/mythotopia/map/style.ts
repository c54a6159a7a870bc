import { css } from 'styled-components';
import { colour, font } from '../../../theme';
import { placeStyle } from '../../map/placeStyle';
import { LOWER } from './plaques';

/** Style of what stands on the map; Ground.tsx has that of the ground. */
export const mapStyle = css`
  ${placeStyle}

  /* A broad line with a light edge inside: no wash, hills or ink of the map are both. */
  .place[data-glow='true'] .rim {
    stroke: ${colour('raised')};
    stroke-width: 17px;
  }
  .place[data-glow='true'] .glow {
    stroke-width: 11px;
  }
  .place[data-glow='chosen'] .rim {
    stroke: ${colour('raised')};
    stroke-width: 22px;
  }
  .place[data-glow='chosen'] .glow {
    stroke-width: 16px;
  }

  /* A seat's hatching, where patterns are on. */
  .hatch {
    display: none;
    :root[data-patterns='on'] & {
      display: inline;
    }
  }
  .wash {
    fill: none;
    stroke: currentColor;
    stroke-linejoin: round;
  }

  text {
    font-family: ${font.display};
    text-anchor: middle;
    fill: var(--map-ink);
  }
  .name {
    font-size: 13px;
    font-weight: 700;
    letter-spacing: 0.01em;
    paint-order: stroke;
    stroke: var(--map-halo);
    stroke-width: 3.4px;
    stroke-linejoin: round;
  }
  .sea {
    font-size: 16px;
    font-style: italic;
    letter-spacing: 0.12em;
    paint-order: stroke;
    stroke: var(--map-sea);
    stroke-width: 3px;
  }
  /* As names are; what stands above a name takes its place. */
  &[data-room='bare'] .sea {
    display: none;
  }
  &[data-room='bare'] .above {
    transform: translateY(${LOWER}px);
  }
  .sign {
    font-size: 13px;
    text-anchor: start;
    fill: var(--on, ${colour('ground')});
    font-family: ${font.body};
  }
  .sign.large {
    font-size: 14px;
  }
  .sign.owner {
    font-size: 13px;
    text-anchor: middle;
    paint-order: stroke;
    stroke: var(--map-halo);
    stroke-width: 2.5px;
  }
  &[data-room='bare'] .sign.owner {
    font-size: 16px;
  }
  .flag {
    stroke: var(--map-halo);
    stroke-width: 1.6px;
  }
  .onFlag {
    fill: var(--on, ${colour('ground')});
    color: var(--on, ${colour('ground')});
  }
  .count {
    font-size: 14px;
    font-weight: 700;
    text-anchor: start;
    fill: var(--on, ${colour('ground')});
    font-family: ${font.body};
  }
  .strength {
    font-size: 16px;
    font-weight: 700;
    fill: var(--on, ${colour('ground')});
    font-family: ${font.body};
  }
  .strength.ink {
    fill: var(--map-ink);
    font-size: 14px;
  }
  .strength.owned {
    fill: var(--map-ink);
    font-size: 13px;
  }
  .shield {
    fill: var(--map-halo);
    stroke: var(--map-ink);
    stroke-width: 1.6px;
  }
  /* Nothing to defend with: it is said, and does not stand out. */
  [data-none='true'] > .shield {
    stroke: var(--map-inkSoft);
    stroke-width: 0.9px;
  }
  [data-none='true'] > .strength {
    fill: var(--map-inkSoft);
    font-weight: 400;
  }
  .disc {
    fill: var(--map-halo);
    stroke: var(--map-inkSoft);
    stroke-width: 0.9px;
  }
  .good {
    paint-order: stroke;
    stroke: var(--map-halo);
    stroke-width: 90px;
    stroke-linejoin: round;
    overflow: visible;
  }
  .piece {
    paint-order: stroke;
    stroke: var(--map-halo);
    stroke-width: 46px;
    stroke-linejoin: round;
    overflow: visible;
  }
  .piece.owned {
    stroke: var(--map-ink);
    stroke-width: 34px;
  }
  .piece .wall {
    fill: color-mix(in srgb, currentColor 22%, var(--map-halo));
  }
  .piece .open {
    fill: var(--map-ink);
    stroke: none;
  }
  /* What is nobody's is drawn in ink: colours are the players'. */
  .piece.ink {
    fill: var(--map-ink);
  }
  .piece.stone {
    fill: var(--map-inkSoft);
  }
  .plaque {
    fill: var(--map-halo);
    stroke: var(--map-ink);
    stroke-width: 1.2px;
  }
  .side {
    stroke: none;
  }
  .side.leads {
    stroke: ${colour('glow')};
    stroke-width: 2.4px;
  }
  .compared {
    font-size: 16px;
    font-weight: 700;
    font-family: ${font.body};
  }
  .lead {
    stroke: var(--map-ink);
    stroke-width: 2.4px;
  }

  .road path {
    fill: none;
    stroke-linecap: round;
  }
  .bank {
    stroke: var(--map-ink);
    stroke-width: 8px;
  }
  /* Trodden sand, with the wheels' track along its middle. */
  .way {
    stroke: var(--map-road);
    stroke-width: 5.6px;
  }
  .ruts {
    stroke: var(--map-ink);
    stroke-width: 1.1px;
    stroke-dasharray: 5 4;
    stroke-linecap: butt !important;
    opacity: 0.75;
  }
  .planned {
    opacity: 0.75;
    pointer-events: none;
  }
  .site .bank {
    stroke: ${colour('glow')};
  }
  .site .shape {
    fill: ${colour('glowSoft')};
    stroke: ${colour('glow')};
    stroke-width: 2.5px;
    cursor: pointer;
    outline: none;
  }
  .site[data-glow='chosen'] .bank {
    stroke: ${colour('chosen')};
  }
  .site[data-glow='chosen'] .shape {
    stroke: ${colour('chosen')};
    stroke-width: 5px;
  }
  .site .shape:focus-visible {
    stroke: ${colour('ink')};
    stroke-width: 4px;
  }
`;
