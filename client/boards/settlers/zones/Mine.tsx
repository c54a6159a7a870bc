import styled from 'styled-components';
import type { ComponentId, Seat } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import { threats } from '../../../../games/settlers/rules/attack';
import { storable } from '../../../../games/settlers/rules/cleanup';
import type { Settlers } from '../../../../games/settlers/state';
import { Icon, Only, SeatName, SeatSign, useQuestion } from '../../../table';
import { desk, eitherOf, font, seatColour, size, space } from '../../../theme';
import { useFit } from '../../../ui/useFit';
import { useUi } from '../../../words';
import { BELOW_JUMP, Panel, Zone } from '../../common/parts';
import { signName } from '../card/Signs';
import { TIMBER } from '../look/hues';
import { empireOf, SHELF } from './anchors';
import { Deals } from './Deals';
import { Forecast, Goods } from './Goods';
import { DeckPlace, OpenPiles } from './Piles';
import { Rows } from './Rows';

/** The last step of `useFit`, by which my mat draws together. */
const CLOSEST = 4;

/** The ground of a town: planks. */
const Mat = styled(Panel)`
  padding: 0.35rem ${space.m};
  border-top: 3px solid var(--seat);
  background:
    repeating-linear-gradient(0deg, transparent 0 3.4rem, ${eitherOf(TIMBER.joint)} 3.4rem calc(3.4rem + 1px)),
    ${eitherOf(TIMBER.plank)};
  --tile: calc(var(--card-size) * 6.9rem);
  --tile-height: calc(var(--card-size) * 4.6rem);
  --tile-letters: 0.8rem;
  &[data-fit='1'] {
    --tile: calc(var(--card-size) * 6.4rem);
    --tile-height: 4rem;
    --tile-letters: ${size.tiny};
  }
  &[data-fit='2'] {
    --tile: 6rem;
    --tile-height: 3.5rem;
    --tile-letters: ${size.tiny};
    --row-apart: 0.12rem;
  }
  &[data-fit='3'] {
    --tile: 5.5rem;
    --tile-height: 3.1rem;
    --tile-letters: ${size.tiny};
    --row-apart: 0.08rem;
  }
  &[data-fit='4'] {
    --tile: 5.1rem;
    --tile-height: 2.7rem;
    --tile-letters: ${size.tiny};
    --row-apart: 0.05rem;
  }
  ${desk} {
    overflow: auto;
    scrollbar-width: thin;
  }
`;

const Inside = styled.div`
  display: grid;
  gap: 0.3rem;
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.3rem ${space.m};
`;

const Faction = styled.p`
  display: flex;
  align-items: center;
  gap: 0.35em;
  font-family: ${font.display};
  font-size: 1.1rem;
  font-weight: 700;
  svg {
    width: 1.4em;
    height: 1.4em;
  }
`;

/** Deals are seen below the board, with the rest of what is mine beside them. */
const Under = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem ${space.m};
  > section {
    flex: 1;
    ${desk} {
      display: flex;
      align-items: center;
      gap: ${space.s};
      ul {
        margin: 0;
      }
    }
  }
`;

interface Props {
  view: Settlers;
  seat: Seat;
  words: Words<Settlers>;
  className?: string;
}

/** My town: goods, locations in rows, deals under the board. */
export function Mine({ view, seat, words, className }: Props) {
  const player = view.players[seat];
  const { question, armed } = useQuestion();
  const mat = useFit<HTMLDivElement>(CLOSEST, true, player);
  if (!player?.faction) return null;
  const inDanger = new Set<ComponentId>(
    view.seats === 1 && !view.result ? threats(view, seat).flatMap(({ victims }) => victims) : [],
  );
  return (
    <Mat ref={mat} className={className} style={{ '--seat': seatColour(seat) }}>
      <Zone title={<SeatName seat={seat} />} quiet anchor={empireOf(seat)}>
        <Inside>
          <Top id={SHELF} style={BELOW_JUMP}>
            <Faction>
              <SeatSign seat={seat} />
              <Icon name={player.faction} label="" />
              {words.term(player.faction)}
            </Faction>
            <Goods view={view} seat={seat} player={player} words={words} />
            <Forecast view={view} seat={seat} words={words} besides />
          </Top>
          {/* A click on a location activates it; to place a token, the token is pressed first. */}
          <Only first={question?.ask === 'turn' ? (armed ?? 'activate') : null}>
            <div>
              <Rows view={view} seat={seat} words={words} inDanger={inDanger} />
            </div>
          </Only>
          <Under>
            <Zone
              within
              title={
                <>
                  <Icon name="deals" label="" /> {words.term('deals')}{' '}
                  {player.deals.length + Object.keys(player.routes).length}
                </>
              }
            >
              <Deals player={player} seat={seat} words={words} />
            </Zone>
            <Storage view={view} seat={seat} words={words} />
            <DeckPlace at="faction" zone="deck" n={player.deck.length} pile={`deck ${seat}`} words={words} />
            <OpenPiles player={player} seat={seat} />
          </Under>
        </Inside>
      </Zone>
    </Mat>
  );
}

const Kept = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.3em;
  min-height: 1.75rem;
  font-size: 0.78rem;
`;

/** What I may keep in cleanup (S14.1). */
function Storage({ view, seat, words }: Props) {
  const { say } = useUi();
  const goods = [...storable(view, seat)];
  return (
    <Kept>
      <Icon name="store" label={say('town.kept')} />
      {goods.map((good) => (
        <Icon key={good} name={good} label={signName(good, words)} />
      ))}
    </Kept>
  );
}
