import { LIT } from '../../ui/things';
import { css } from 'styled-components';
import { colour, font } from '../../theme';

/** Style of places that can be picked (`PlaceShape`), of their keys (`Badge`), and of names on a small map (`roomAt`). */
export const placeStyle = css`
  /* A touch says them, and the map from nearer. */
  &[data-room='bare'] .name {
    display: none;
  }
  .lit {
    filter: ${LIT};
  }
  .place {
    outline: none;
  }
  .place .shape {
    fill: transparent;
    stroke: none;
    outline: none;
    cursor: inherit;
    pointer-events: all;
  }
  /* Below the glow, for a map on which that needs a ground of its own. */
  .place :is(.glow, .rim) {
    fill: none;
    stroke: none;
    pointer-events: none;
  }
  .place[data-glow='true'] .shape {
    cursor: pointer;
  }
  .place[data-glow='true'] .glow {
    stroke: ${colour('glow')};
    stroke-width: 7;
  }
  .place[data-glow='calm'] .shape {
    cursor: pointer;
  }
  .place[data-glow='true'] .shape:hover {
    stroke: ${colour('glow')};
    stroke-width: 14;
  }
  .place[data-glow='chosen'] .glow {
    stroke: ${colour('chosen')};
    stroke-width: 12;
  }
  .place:is([data-glow='false'], [data-glow='calm']) .shape:hover {
    fill: #fff;
    fill-opacity: 0.08;
  }
  .place .shape:focus-visible {
    stroke: ${colour('ink')};
    stroke-width: 7;
    stroke-dasharray: 9 4;
  }

  /* A keycap, so that it is not taken for a number of the game. It is shown only to those who use the keyboard. */
  :root:not([data-keyboard]) &.badge:not(.chosen),
  :root:not([data-keyboard]) & .badge:not(.chosen) {
    display: none;
  }
  .badge rect {
    fill: ${colour('raised')};
    stroke: ${colour('glow')};
    stroke-width: 2px;
  }
  .badge text {
    font-family: ${font.body};
    font-size: 13px;
    font-weight: 700;
    fill: ${colour('ink')};
  }
  .badge.chosen rect {
    fill: ${colour('chosen')};
  }
  .badge.chosen text {
    fill: ${colour('onChosen')};
  }
  @media (hover: none) {
    .badge:not(.chosen) {
      display: none;
    }
  }
`;
