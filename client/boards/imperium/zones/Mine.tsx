import styled from 'styled-components';
import type { Imperium } from '../../../../games/imperium/state';
import type { Seat } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import { SeatName } from '../../../table';
import { colour, desk, seatFill, space, wide } from '../../../theme';
import { useFit } from '../../../ui/useFit';
import { Panel, Zone } from '../../common/parts';
import { Emblem } from '../emblems/Emblem';
import { toneOfNation } from '../look/tone';
import { Ahead } from './Ahead';
import { DEVELOPMENT, GOODS, matOf, STATE } from './anchors';
import { Banner } from './Banner';
import { CLOSEST, from } from './closest';
import { Development } from './Development';
import { OwnPiles } from './OwnPiles';
import { inPlay, PlayArea } from './PlayArea';
import { Resources } from './Resources';
import { State } from './State';

const Mat = styled(Panel)`
  padding: ${space.s} ${space.m};
  border-top: 3px solid var(--seat);
  --face-least: calc(var(--card-size) * 6.4rem);
  --face-most: calc(var(--card-size) * 10.4rem);
  /* First what stands beside the cards draws together, then they are lower. */
  &${from(1)} {
    --face-least: calc(var(--card-size) * 5.4rem);
    --between: 0.1rem;
    --tile: 1.6rem;
    /* The banner stays off the rim. */
    padding-block: 0.45rem 0.25rem;
  }
  &${from(2)} {
    --face-most: calc(var(--card-size) * 8.6rem);
    --parted: manual;
  }
  &${from(3)} {
    --face-least: 5rem;
    --face-most: calc(var(--card-size) * 6.4rem);
    --apart: 0.3rem;
  }
  &[data-fit='${CLOSEST}'] {
    --face-least: 4.4rem;
    --named: 1rem;
    --under-wrap: nowrap;
    --under-lift: -1.1rem;
    padding-block: 0.35rem 0.1rem;
    ${desk} {
      padding-top: 0.1rem;
    }
  }
  @container board (min-width: 54rem) {
    ${wide} {
      overflow: auto;
      scrollbar-width: thin;
      /* With height to spare cards are higher. */
      &:is([data-fit='0'], [data-fit='1'], [data-fit='3']) {
        --face-ratio: 0.92;
      }
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
    /* What is not in play yet lies apart from what is. */
    > :nth-child(3) {
      padding-inline-start: ${space.m};
      border-inline-start: 1px solid ${colour('line')};
    }
  }
`;

const Column = styled.div`
  display: grid;
  gap: var(--between, 0.4rem);
  align-content: start;
  min-width: 0;
`;

/** The play area, on the plaster. */
const Area = styled(Column)`
  position: relative;
  z-index: 0;
`;

/** Up to so many cards the plaster beside them is bare. */
const BARE = 3;

/** The nation's emblem, carved into the plaster of its mat, where a desk has room beside the cards. */
const Carved = styled.div`
  position: absolute;
  z-index: -1;
  inset: 0.5rem 1rem 0.5rem auto;
  display: none;
  pointer-events: none;
  ${desk} {
    display: block;
  }
  > svg {
    height: 100%;
    width: auto;
    aspect-ratio: 1;
    color: color-mix(in oklab, var(--tone) 14%, ${colour('surface')});
    filter: drop-shadow(-1px -1px 0 color-mix(in oklab, var(--tone) 32%, ${colour('surface')}))
      drop-shadow(1px 1px 0 ${colour('raised')});
  }
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
    <Mat ref={mat} className={className} style={{ '--seat': seatFill(seat), ...toneOfNation(player.nation) }}>
      <Zone title={<SeatName seat={seat} />} anchor={matOf(seat)} quiet>
        <Columns>
          <Column>
            <Banner player={player} words={words} />
            <State player={player} words={words} brief anchor={STATE} />
            <Resources seat={seat} player={player} words={words} anchor={GOODS} />
            <OwnPiles view={view} seat={seat} player={player} words={words} />
          </Column>
          <Area>
            {player.power !== null && inPlay(player).length <= BARE && (
              <Carved>
                <Emblem id={player.power} />
              </Carved>
            )}
            <PlayArea seat={seat} player={player} view={view} words={words} as="face" />
            <Ahead view={view} seat={seat} words={words} />
          </Area>
          <Development player={player} words={words} anchor={DEVELOPMENT} />
        </Columns>
      </Zone>
    </Mat>
  );
}
