import styled from 'styled-components';
import type { NewDawn } from '../../../games/new-dawn/state';
import type { BoardProps } from '../../table';
import { desk, space } from '../../theme';
import { BELOW_JUMP, Panel } from '../common/parts';
import { MapView } from './map/MapView';
import { Agendas } from './zones/Agendas';
import { MAP } from './zones/anchors';
import { Building } from './zones/Building';
import { EventDial } from './zones/EventDial';
import { Jumps } from './zones/Jumps';
import { Mine } from './zones/Mine';
import { Offer } from './zones/Offer';
import { Others } from './zones/Others';
import { Tray } from './zones/Tray';

/**
 * The map in the middle, as large as the window allows, what is everybody's and the others' beside it, my focus row before me. With
 * less room all lies one below the other, the map first.
 */
const Layout = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.s};
  > * {
    min-width: 0;
  }
  > .map {
    display: grid;
    height: min(27rem, 58dvh);
  }
  > .aside {
    display: grid;
    gap: ${space.s};
    align-content: start;
  }
  @container board (min-width: 40rem) {
    > .map {
      height: min(36rem, 66dvh);
    }
  }
  ${desk} {
    grid-template-columns: minmax(0, 1fr) minmax(18rem, 33%);
    grid-template-rows: minmax(18rem, 1fr) auto;
    align-content: stretch;
    > .mine {
      grid-column: 1 / -1;
    }
    /* Layers of the browser's own, always: else it makes others of them with each question, and paints all of the table anew. */
    > .mine,
    > .aside {
      will-change: transform;
    }
    > .map {
      grid-row: 1;
      grid-column: 1;
      height: auto;
    }
    > .aside {
      grid-row: 1;
      grid-column: 2;
      height: 0;
      min-height: 100%;
      overflow-y: auto;
      scrollbar-width: thin;
    }
    > .tray {
      grid-row: 1;
      grid-column: 1;
      z-index: 4;
      align-self: end;
      justify-self: center;
      max-width: 96%;
      max-height: 100%;
      overflow-y: auto;
    }
  }
`;

/** The table of Civilization: A New Dawn. */
export function Board({ view, seat, words }: BoardProps<NewDawn>) {
  return (
    <Layout>
      <Jumps view={view} seat={seat} words={words} />
      <div className="map" id={MAP} style={BELOW_JUMP}>
        <MapView view={view} seat={seat} words={words} />
      </div>
      <Tray view={view} seat={seat} words={words} className="tray" />
      {seat !== null && (
        <div className="mine">
          {view.phase === 'build-map' ? (
            <Building view={view} seat={seat} words={words} />
          ) : (
            <Mine view={view} seat={seat} words={words} />
          )}
        </div>
      )}
      <Panel className="aside">
        <EventDial view={view} words={words} />
        <Agendas view={view} words={words} />
        <Offer view={view} words={words} />
        <Others view={view} seat={seat} words={words} />
      </Panel>
    </Layout>
  );
}
