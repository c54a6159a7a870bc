import styled from 'styled-components';
import type { Imperium } from '../../../../games/imperium/state';
import type { Seat } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import { SeatName, SeatSign } from '../../../table';
import { font, space } from '../../../theme';
import { Panel, Zone } from '../look/parts';
import { matOf } from './anchors';
import { Development } from './Development';
import { NationDeck } from './NationDeck';
import { OwnPiles } from './OwnPiles';
import { PlayArea } from './PlayArea';
import { Resources } from './Resources';
import { State } from './State';

const Columns = styled.div`
  display: grid;
  gap: ${space.m};
  @container board (min-width: 40rem) {
    grid-template-columns: 13rem minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    > :nth-child(2) { grid-row: 1 / -1; grid-column: 2; }
  }
  @container board (min-width: 58rem) { grid-template-columns: 13rem minmax(0, 1fr) 14.5rem; }
`;

const Column = styled.div`
  display: grid;
  gap: ${space.s};
  align-content: start;
  min-width: 0;
`;

const Nation = styled.p`
  font-family: ${font.display};
  font-size: 1.15rem;
  font-weight: 700;
`;

/** A player's mat at full size: what I have in front of me. */
export function Mine({ view, seat, words, className }: { view: Imperium; seat: Seat; words: Words<Imperium>; className?: string }) {
  const player = view.players[seat];
  if (!player) return null;
  return (
    <Panel className={className}>
      <Zone title={<SeatName seat={seat} />} anchor={matOf(seat)} quiet>
        <Columns>
          <Column>
            <Nation><SeatSign seat={seat} /> {player.nation !== null && words.term(player.nation)}</Nation>
            <State player={player} words={words} />
            <Resources player={player} words={words} />
            <OwnPiles player={player} words={words} />
          </Column>
          <PlayArea seat={seat} player={player} view={view} words={words} as="face" />
          <Column>
            <NationDeck player={player} words={words} />
            <Development player={player} words={words} />
          </Column>
        </Columns>
      </Zone>
    </Panel>
  );
}
