import styled from 'styled-components';
import type { Mythotopia } from '../../../games/mythotopia/state';
import { Beside, Only, useQuestion, type BoardProps } from '../../table';
import { desk, PHONE_MAP, space, wide } from '../../theme';
import { asideBeside, mapFills, MapLayout, trayOver } from '../common/mapLayout';
import { BELOW_JUMP, Panel } from '../common/parts';
import { Bounds } from '../map/bounds';
import { SHEET } from './map/geometry';
import { MapView } from './map/MapView';
import { Actions, Asleep } from './zones/Actions';
import { MAP, POINTS } from './zones/anchors';
import { Jumps } from './zones/Jumps';
import { Mine } from './zones/Mine';
import { Offer } from './zones/Offer';
import { Others } from './zones/Others';
import { Track } from './zones/Track';
import { Tray } from './zones/Tray';
import { Victory } from './zones/Victory';

/** The whole sheet, with its margin. */
const ALL = new Bounds(SHEET);

/** As high as the whole map is on a phone beside its buttons, which are so wide: no part of the frame is empty, and what lies below stays where it is. */
const whole = (buttons: string): string =>
  `max(10rem, min((100cqi - ${buttons}) * ${ALL.height / ALL.width}, ${PHONE_MAP}))`;

/**
 * The map in the middle, as large as the window allows; what all share beside it; my hand and reserve before me. With
 * less room the parts lie one below the other, the map first.
 */
const Layout = styled(MapLayout)`
  @container board (max-width: 39.99rem) {
    /* The moves lie below the map, which stays where it is as they come and go. */
    > :is(:first-child, .map) {
      order: -1;
    }
    > .map {
      height: ${whole('2.75rem')};
      /* They stand in two columns (MapFrame.tsx). */
      @media (max-height: 49.99rem) {
        height: ${whole('5.5rem')};
      }
    }
  }
  > .aside {
    display: grid;
    gap: ${space.s};
    align-content: start;
  }
  @container board (min-width: 40rem) {
    > .map {
      height: min(36rem, 70dvh);
    }
  }
  ${wide} {
    grid-template-columns: auto minmax(0, 1fr) 13rem;
    ${desk} {
      grid-template-columns: auto minmax(0, 1fr);
    }
    > .map {
      grid-row: 1;
      grid-column: 2;
      /* Together with the question, my cards and the players the map fills the window. */
      height: calc(100dvh - 22.75rem - var(--said));
      min-height: 18rem;
    }
    > .actions {
      grid-row: 1;
      grid-column: 1;
      height: 0;
      min-height: 100%;
      /* The map is as wide as its height allows, which leaves room for long names beside it. */
      width: 12.5rem;
      ${desk} {
        width: 9.25rem;
      }
      &:empty {
        width: 0;
      }
    }
    > .mine {
      grid-column: 1 / -1;
    }
    ${asideBeside}
    /* Permanent layers of the browser. Otherwise it would form new ones with each question and repaint the whole
       table. */
    > .actions,
    > .mine {
      will-change: transform;
    }
    > .tray {
      grid-row: 1;
      grid-column: 2;
      ${trayOver}
    }
  }
  ${mapFills}
`;

/** Mythotopia's table. */
export function Board({ view, seat, words }: BoardProps<Mythotopia>) {
  const { question, armed, arm, held } = useQuestion();
  const asked = question?.ask === 'turn';
  return (
    <Layout>
      <Jumps view={view} words={words} />
      <div className="actions">
        {asked ? (
          <Actions words={words} chosen={armed} choose={arm} />
        ) : (
          seat !== null && !view.result && <Asleep words={words} />
        )}
      </div>
      <Only first={armed} calm={asked && held === null}>
        <div className="map" id={MAP} style={BELOW_JUMP}>
          <MapView view={view} seat={seat} words={words} />
        </div>
      </Only>
      <Only first={armed}>
        <Tray view={view} seat={seat} words={words} className="tray" />
        {seat !== null && (
          <div className="mine">
            <Mine view={view} seat={seat} words={words} />
          </div>
        )}
        <Beside>
          <Panel className="aside" data-scrolls id={POINTS} style={BELOW_JUMP}>
            <Track view={view} />
            <Victory view={view} words={words} />
            <Offer view={view} words={words} />
            <Others view={view} seat={seat} words={words} />
          </Panel>
        </Beside>
      </Only>
    </Layout>
  );
}
