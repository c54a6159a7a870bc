import styled from 'styled-components';
import { PHONE_MAP } from '../../theme';
import { BoardLayout } from './layout';

/** A board with a map (`.map`). On a phone the map shares the window with the drawer. */
export const MapLayout = styled(BoardLayout)`
  > * {
    min-width: 0;
  }
  > .map {
    display: grid;
    height: ${PHONE_MAP};
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
