import styled from 'styled-components';
import { desk, mapAlone, PHONE_MAP } from '../../theme';
import { BoardLayout } from './layout';

/** A board with a map (`.map`). On a phone the map shares the window with the drawer. */
export const MapLayout = styled(BoardLayout)`
  > * {
    min-width: 0;
  }
  > .map {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    height: ${PHONE_MAP};
  }
`;

/**
 * Style that lets the map have what is left of the window at a desk, and nearly all of it while it is shown alone. It
 * has to come after all other heights of `.map`.
 */
export const mapFills = `
  ${desk} {
    grid-template-rows: minmax(18rem, 1fr) auto;
    align-content: stretch;
    > .map {
      height: auto;
    }
  }
  ${mapAlone} {
    > .map {
      grid-column: 1 / -1;
      height: calc(100dvh - var(--page-head) - 7rem);
    }
    > :is(.actions, .mine, .aside, [data-jumps]) {
      display: none;
    }
  }
`;

/** Style that lays what all share at the end of the map's row, no higher than that; where it has a place beside the table, it is not here. */
export const asideBeside = `
  > .aside {
    grid-row: 1;
    grid-column: -2;
    height: 0;
    min-height: 100%;
    overflow-y: auto;
    scrollbar-width: thin;
    grid-template-columns: minmax(0, 1fr);
    grid-auto-rows: max-content;
    will-change: transform;
  }
`;

/** Style that lays a tray (`LaidOut`) along the lower edge of its grid cell. */
export const trayOver = `
  z-index: 4;
  align-self: end;
  justify-self: center;
  max-width: 96%;
  max-height: 100%;
  overflow-y: auto;
`;
