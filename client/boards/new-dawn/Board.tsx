import { useState } from 'react';
import styled from 'styled-components';
import type { Option } from '../../../games/kit/core';
import type { NewDawn } from '../../../games/new-dawn/state';
import { Beside, Only, useQuestion, type BoardProps } from '../../table';
import { desk, narrow, PHONE_MAP, space, wide } from '../../theme';
import { asideBeside, mapFills, MapLayout, trayOver } from '../common/mapLayout';
import { BELOW_JUMP, Panel } from '../common/parts';
import { Bounds } from '../map/bounds';
import { AT_FOOT } from '../map/MapFrame';
import { MapView } from './map/MapView';
import { useLayout } from './map/useLayout';
import { Agendas } from './zones/Agendas';
import { MAP } from './zones/anchors';
import { Building } from './zones/Building';
import { Combat } from './zones/Combat';
import { EventDial } from './zones/EventDial';
import { Jumps } from './zones/Jumps';
import { Mine } from './zones/Mine';
import { Movers, useMovers } from './zones/Movers';
import { Nearly } from './zones/Nearly';
import { Offer } from './zones/Offer';
import { Others } from './zones/Others';
import { Tray } from './zones/Tray';
import { YourLeader } from './zones/YourLeader';

/**
 * The map in the middle, as large as the window allows; what all share and the other players beside the table; my
 * focus row before me. With less room the parts lie one below the other, the map first.
 */
const Layout = styled(MapLayout)`
  ${narrow} {
    /* Beside the players, who lie over it where a phone's page begins. */
    > .map {
      height: max(13rem, ${PHONE_MAP} - 3.75rem);
    }
    /*
     * While a focus card is chosen, as high as the whole map is beside its buttons, up to all that jumps, drawer and question leave
     * of the window, once the players are out of it.
     */
    :root[data-drawer='open'] & > .map {
      height: max(13rem, min(${PHONE_MAP} + 4.75rem, (100cqi - 3rem) * var(--map-ratio)));
    }
  }
  /* On the map in every window: whoever confirms an attack has it in sight. */
  > .map > .combat {
    z-index: 3;
    grid-area: 1 / 1;
    width: min(19rem, 100% - ${space.l});
    max-height: calc(100% - ${space.l});
    margin: ${space.s};
    overflow-y: auto;
    ${AT_FOOT}
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
  ${wide} {
    grid-template-columns: minmax(0, 1fr) 17rem;
    ${desk} {
      grid-template-columns: minmax(0, 1fr);
    }
    > .mine {
      grid-column: 1 / -1;
    }
    ${asideBeside}
    > .map {
      grid-row: 1;
      grid-column: 1;
      /* Together with the question, my focus row and the players the map fills the window. */
      height: calc(100dvh - 26.7rem - var(--said));
      min-height: 18rem;
    }
    /* Permanent layers of the browser. Otherwise it would form new ones with each question and repaint the whole
       table. */
    > .mine {
      will-change: transform;
    }
    > .movers {
      grid-row: 1;
      grid-column: 1;
      z-index: 3;
      align-self: start;
      justify-self: start;
      margin: 0.5rem;
    }
    > .tray {
      grid-row: 1;
      grid-column: 1 / -1;
      ${trayOver}
    }
    /* One row of cards (a choice of new focus cards) is as large as the map's room allows: each is read before it is picked. */
    > .tray:not(:has(li:nth-child(6))) {
      --face-height: calc(var(--card-size) * clamp(12.5rem, 30dvh, 19rem));
      --face-width: calc((96cqi - 4.5rem) / 5);
      --readable: 0.875rem;
    }
  }
  ${mapFills}
`;

/** The table of Civilization: A New Dawn. */
export function Board({ view, seat, words }: BoardProps<NewDawn>) {
  const { question } = useQuestion();
  const [looked, look] = useState<Option | null>(null);
  const [ways, showWays] = useState(false);
  const [mover, setMover] = useState<{ n: number; from: string } | null>(null);
  const sheet = new Bounds(useLayout(view).sheet);
  const movers = useMovers();
  const chosen = mover && mover.n === question?.n && movers.includes(mover.from) ? mover.from : null;
  return (
    <Layout>
      <Jumps view={view} seat={seat} words={words} />
      <div
        className="map"
        id={MAP}
        style={{ ...BELOW_JUMP, '--map-ratio': sheet.height / sheet.width }}
        data-whole={sheet.height > sheet.width ? 'tall' : 'broad'}
      >
        <Only first={chosen}>
          {/* Each tile makes another sheet, which is shown whole at first: hence the key. */}
          <MapView key={view.map.length} view={view} seat={seat} words={words} looked={looked} ways={ways} />
        </Only>
        <Combat view={view} words={words} className="combat" />
        <YourLeader view={view} seat={seat} words={words} />
        <Nearly view={view} />
      </div>
      <Movers
        className="movers"
        movers={movers}
        words={words}
        chosen={chosen}
        choose={(from) => setMover(from === null ? null : { n: question?.n ?? -1, from })}
      />
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
      <Beside>
        <Panel className="aside" data-scrolls>
          <Agendas view={view} words={words} />
          <EventDial view={view} words={words} ways={ways} showWays={showWays} />
          <div className="group">
            <Offer view={view} words={words} />
          </div>
          <Others view={view} seat={seat} words={words} />
        </Panel>
      </Beside>
    </Layout>
  );
}
