import styled from 'styled-components';
import type { Mythotopia } from '../../../games/mythotopia/state';
import { Beside, Only, useQuestion, type BoardProps } from '../../table';
import { desk, mapAlone, space, wide } from '../../theme';
import { BELOW_JUMP, Panel } from '../common/parts';
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

/**
 * The map in the middle, as large as the window allows, what is everybody's beside it, my hand and reserve before me. With
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
      height: min(36rem, 70dvh);
    }
  }
  ${wide} {
    grid-template-columns: auto minmax(0, 1fr);
    > .map {
      grid-row: 1;
      grid-column: 2;
      /* With the question, my cards and the players it fills the window. */
      height: calc(100dvh - 22rem);
      min-height: 18rem;
    }
    > .actions {
      grid-row: 1;
      grid-column: 1;
      height: 0;
      min-height: 100%;
      width: 9.5rem;
      &:empty {
        width: 0;
      }
    }
    > .mine,
    > .aside {
      grid-column: 1 / -1;
    }
    /* Layers of the browser's own, always: else it makes others of them with each question, and paints all of the table anew. */
    > .actions,
    > .mine {
      will-change: transform;
    }
    > .tray {
      grid-row: 1;
      grid-column: 2;
      z-index: 4;
      align-self: end;
      justify-self: center;
      max-width: 96%;
      max-height: 100%;
      overflow-y: auto;
    }
  }
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
    > :is(.actions, .mine, .aside) {
      display: none;
    }
  }
`;

/** Mythotopia's table. */
export function Board({ view, seat, words }: BoardProps<Mythotopia>) {
  const { question, armed, arm, held } = useQuestion();
  const asked = question?.ask === 'turn';
  return (
    <Layout>
      <Jumps view={view} seat={seat} words={words} />
      <div className="actions" id={MAP} style={BELOW_JUMP}>
        {asked ? <Actions words={words} chosen={armed} choose={arm} /> : seat !== null && !view.result && <Asleep />}
      </div>
      <Only first={armed} calm={asked && held === null}>
        <div className="map">
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
          <Panel className="aside" id={POINTS} style={BELOW_JUMP}>
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
