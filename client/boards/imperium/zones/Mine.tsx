import styled from 'styled-components';
import { cardOf } from '../../../../games/imperium/catalogue';
import type { Imperium } from '../../../../games/imperium/state';
import type { Seat } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import { SeatName, SeatSign } from '../../../table';
import { font, seatFill, space, wide } from '../../../theme';
import { useFit } from '../../../ui/useFit';
import { Panel, Zone } from '../../common/parts';
import { Side } from '../card/sheet';
import { Ahead } from './Ahead';
import { matOf } from './anchors';
import { Development } from './Development';
import { OwnPiles } from './OwnPiles';
import { PlayArea } from './PlayArea';
import { Resources } from './Resources';
import { State } from './State';

/** The last step of `useFit`, by which my mat draws together. */
export const CLOSEST = 3;
const CLOSER = `&:is([data-fit='1'], [data-fit='2'], [data-fit='3'])`;

const Mat = styled(Panel)`
  padding: ${space.s} ${space.m};
  border-top: 3px solid var(--seat);
  --face-least: calc(var(--card-size) * 6.4rem);
  ${CLOSER} {
    --face-least: calc(var(--card-size) * 5.4rem);
    --between: 0.1rem;
    --tile: 1.6rem;
    padding-block: 0.25rem;
  }
  &[data-fit='2'] {
    --face-least: 5rem;
    --apart: 0.3rem;
  }
  &[data-fit='3'] {
    --face-least: 4.4rem;
    --apart: 0.3rem;
    --named: 1rem;
    --under-wrap: nowrap;
    --under-lift: -1.1rem;
    padding-block: 0.1rem;
  }
  @container board (min-width: 54rem) {
    ${wide} {
      overflow: auto;
      scrollbar-width: thin;
    }
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${space.m};
  @container board (min-width: 40rem) {
    grid-template-columns: 15.5rem minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    > :nth-child(2) {
      grid-row: 1 / -1;
      grid-column: 2;
    }
  }
  @container board (min-width: 54rem) {
    grid-template-columns: 15.5rem minmax(0, 1fr) auto;
  }
`;

const Column = styled.div`
  display: grid;
  gap: var(--between, 0.4rem);
  align-content: start;
  min-width: 0;
`;

const Nation = styled.p`
  display: flex;
  align-items: center;
  gap: 0.35em;
  font-family: ${font.display};
  font-size: var(--named, 1.1rem);
  font-weight: 700;
  line-height: 1.2;
`;

const Which = styled(Side)`
  font-size: 0.75rem;
  line-height: 1.2;
`;

/** A player's mat at full size: what I have in front of me. */
export function Mine({
  view,
  seat,
  words,
  className,
}: {
  view: Imperium;
  seat: Seat;
  words: Words<Imperium>;
  className?: string;
}) {
  const player = view.players[seat];
  const mat = useFit<HTMLDivElement>(CLOSEST, true, player);
  if (!player) return null;
  return (
    <Mat ref={mat} className={className} style={{ '--seat': seatFill(seat) }}>
      <Zone title={<SeatName seat={seat} />} anchor={matOf(seat)} quiet>
        <Columns>
          <Column>
            <Nation>
              <SeatSign seat={seat} /> {player.nation !== null && words.term(player.nation)}
              {player.power !== null && <Which>{cardOf(player.power).facts.side}</Which>}
            </Nation>
            <State player={player} words={words} brief />
            <Resources seat={seat} player={player} words={words} />
            <OwnPiles view={view} seat={seat} player={player} words={words} />
          </Column>
          <Column>
            <PlayArea seat={seat} player={player} view={view} words={words} as="face" />
            <Ahead view={view} seat={seat} words={words} />
          </Column>
          <Development player={player} words={words} />
        </Columns>
      </Zone>
    </Mat>
  );
}
