import { useRef } from 'react';
import styled from 'styled-components';
import type { Imperium } from '../../../games/imperium/state';
import type { BoardProps } from '../../table';
import { desk, space } from '../../theme';
import { Panel } from './look/parts';
import { useFlights } from './look/useFlights';
import { Hand } from './zones/Hand';
import { Jump } from './zones/Jump';
import { Market } from './zones/Market';
import { Mine } from './zones/Mine';
import { Nations } from './zones/Nations';
import { Other } from './zones/Other';
import { Piles } from './zones/Piles';
import { Status } from './zones/Status';
import { Tray } from './zones/Tray';

/**
 * As at a real table where there is room: the others across, what is everybody's in the middle, my mat and my hand before
 * me. On a phone one below the other, hand first.
 */
const Layout = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.s};
  > .jump { order: -4; }
  > .tray { order: -3; }
  > .hand { order: -2; }
  > .commons { display: flex; flex-direction: column; gap: ${space.s}; min-width: 0; padding: ${space.s} ${space.m}; }
  > .others {
    order: 1;
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(19rem, 100%), 1fr));
    gap: ${space.s};
    align-items: start;
  }
  @container board (min-width: 54rem) {
    grid-template-columns: auto minmax(10rem, 1fr);
    > * { order: 0; }
    > .others, > .tray, > .mine, > .hand { grid-column: 1 / -1; order: 0; }
  }
  /* A table that fills the window: my mat takes what the rest leaves, and scrolls when that is little. */
  ${desk} {
    grid-template-rows: auto auto minmax(10.75rem, 1fr) auto;
    align-content: stretch;
    &:has(> .tray) { grid-template-rows: auto auto auto minmax(10.75rem, 1fr) auto; }
    > .mine { height: 0; min-height: 100%; }
  }
`;

/** Imperium's table. */
export function Board({ view, seat, words }: BoardProps<Imperium>) {
  const root = useRef<HTMLDivElement>(null);
  useFlights(root, view);
  if (view.phase === 'nations') return <Nations view={view} words={words} />;
  const others = [...view.players.keys()].map((i) => ((seat ?? -1) + 1 + i) % view.seats).filter((each) => each !== seat);
  return (
    <Layout ref={root}>
      <Jump view={view} seat={seat} words={words} className="jump" />
      <div className="others">{others.map((each) => <Other key={each} view={view} seat={each} words={words} />)}</div>
      <Tray view={view} seat={seat} words={words} className="tray" />
      <Market view={view} words={words} className="market" />
      <Panel className="commons">
        <Status view={view} words={words} />
        <Piles view={view} words={words} />
      </Panel>
      {seat !== null && <Mine view={view} seat={seat} words={words} className="mine" />}
      {seat !== null && <Hand view={view} seat={seat} words={words} className="hand" />}
    </Layout>
  );
}
