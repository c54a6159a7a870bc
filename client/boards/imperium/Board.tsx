import { useRef } from 'react';
import styled from 'styled-components';
import type { Imperium } from '../../../games/imperium/state';
import type { BoardProps } from '../../table';
import { space } from '../../theme';
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

/** On a phone one below the other, hand first; on a desk the market lies beside what else is everybody's. */
const Layout = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  > :first-child { order: -3; }
  > .tray { order: -2; }
  > .hand { order: -1; }
  > .side { display: flex; flex-direction: column; gap: ${space.s}; min-width: 0; }
  > .others {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
    gap: ${space.s};
    align-items: start;
  }
  @container board (min-width: 58rem) {
    grid-template-columns: minmax(0, 1fr) 18rem;
    > * { order: 0; }
    > .hand, > .tray, > .mine, > .others { grid-column: 1 / -1; order: 0; }
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
      <Jump view={view} seat={seat} words={words} />
      <Tray view={view} seat={seat} words={words} className="tray" />
      <Market view={view} words={words} />
      <Panel className="side">
        <Status view={view} words={words} />
        <Piles view={view} words={words} />
      </Panel>
      {seat !== null && <Hand view={view} seat={seat} words={words} className="hand" />}
      {seat !== null && <Mine view={view} seat={seat} words={words} className="mine" />}
      <div className="others">{others.map((each) => <Other key={each} view={view} seat={each} words={words} />)}</div>
    </Layout>
  );
}
