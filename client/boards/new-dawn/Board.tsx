import { useState } from 'react';
import styled from 'styled-components';
import type { Option } from '../../../games/kit/core';
import type { NewDawn } from '../../../games/new-dawn/state';
import { Only, useQuestion, type BoardProps } from '../../table';
import { desk, space } from '../../theme';
import { BELOW_JUMP, Panel } from '../common/parts';
import { MapView } from './map/MapView';
import { Agendas } from './zones/Agendas';
import { MAP } from './zones/anchors';
import { Building } from './zones/Building';
import { Combat } from './zones/Combat';
import { EventDial } from './zones/EventDial';
import { Jumps } from './zones/Jumps';
import { Mine } from './zones/Mine';
import { Movers, useMovers } from './zones/Movers';
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
    grid-template-columns: repeat(auto-fit, minmax(min(19rem, 100%), 1fr));
    gap: ${space.s} ${space.l};
    align-content: start;
  }
  > .aside > .group {
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
    > .movers,
    > .combat {
      grid-row: 1;
      grid-column: 1;
      z-index: 3;
      align-self: start;
      justify-self: start;
      margin: 0.5rem;
    }
    > .combat {
      align-self: end;
      width: 19rem;
    }
    > .aside {
      grid-template-columns: minmax(0, 1fr);
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
  const { question } = useQuestion();
  const [looked, look] = useState<Option | null>(null);
  const [ways, showWays] = useState(false);
  const [mover, setMover] = useState<{ n: number; from: string } | null>(null);
  const movers = useMovers();
  const chosen = mover && mover.n === question?.n && movers.includes(mover.from) ? mover.from : null;
  return (
    <Layout>
      <Jumps view={view} seat={seat} words={words} />
      <div className="map" id={MAP} style={BELOW_JUMP}>
        <Only first={chosen}>
          {/* With each tile the sheet is another one, which is seen whole again. */}
          <MapView key={view.map.length} view={view} seat={seat} words={words} looked={looked} ways={ways} />
        </Only>
      </div>
      <Movers
        className="movers"
        movers={movers}
        words={words}
        chosen={chosen}
        choose={(from) => setMover(from === null ? null : { n: question?.n ?? -1, from })}
      />
      <Combat view={view} words={words} className="combat" />
      <Tray view={view} seat={seat} words={words} className="tray" />
      {seat !== null && (
        <div className="mine">
          {view.phase === 'build-map' ? (
            <Building view={view} seat={seat} words={words} look={look} />
          ) : (
            <Mine view={view} seat={seat} words={words} />
          )}
        </div>
      )}
      <Panel className="aside">
        <EventDial view={view} words={words} ways={ways} showWays={showWays} />
        <Agendas view={view} words={words} />
        <div className="group">
          <Offer view={view} words={words} />
        </div>
        <Others view={view} seat={seat} words={words} />
      </Panel>
    </Layout>
  );
}
