import styled from 'styled-components';
import type { ComponentId, Seat } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import { threats } from '../../../../games/settlers/rules/attack';
import { storable } from '../../../../games/settlers/rules/cleanup';
import { allDeals } from '../../../../games/settlers/rules/select';
import type { Settlers } from '../../../../games/settlers/state';
import { Icon, Only, SeatName, SeatSign, useQuestion } from '../../../table';
import { eitherOf, font, narrow, seatColour, space, wide } from '../../../theme';
import { useFit } from '../../../ui/useFit';
import { BELOW_JUMP, Panel, Zone } from '../../common/parts';
import { signName } from '../card/Signs';
import { TIMBER } from '../look/hues';
import { empireOf, SHELF } from './anchors';
import { Deals } from './Deals';
import { Forecast, Goods } from './Goods';
import { ColourCounts } from './ColourCounts';
import { DeckPlace, OpenPiles } from './Piles';
import { Rows } from './Rows';
import { CLOSEST, steps } from './steps';

/** The ground of a town. On a desk and a tablet the mat has its height from the window, and the town takes it. */
const Mat = styled(Panel)`
  padding: 0.35rem ${space.m};
  border-top: 3px solid var(--seat);
  background: ${eitherOf(TIMBER.plank)};
  --tile: calc(var(--card-size) * 6.6rem);
  --tile-height: calc(var(--card-size) * 6.2rem);
  --tile-letters: 0.8rem;
  ${wide} {
    display: grid;
    overflow: auto;
    scrollbar-width: thin;
    ${steps}
    > section {
      display: grid;
      min-width: 0;
    }
  }
`;

const Inside = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.3rem;
  min-width: 0;
`;

/** The rows of locations. */
const Town = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  ${narrow} {
    gap: 0.4rem;
  }
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.3rem calc(var(--air, 0.5rem) * 1.5);
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

/** Deals are seen below the board, with the rest of what is mine beside them; many deals take a second line. */
const Under = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem ${space.m};
  > section {
    flex: 1;
  }
  ${wide} {
    flex-wrap: nowrap;
    > * {
      flex: none;
    }
    > section {
      display: flex;
      flex: 1;
      align-items: center;
      gap: ${space.s};
      min-width: 0;
      h3 {
        white-space: nowrap;
      }
      ul {
        min-width: 0;
        margin: 0;
      }
    }
  }
`;

/** So many deals leave room for the words of my piles. */
const FEW = 3;

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
  const mat = useFit<HTMLDivElement>(CLOSEST, true, player, true);
  if (!player?.faction) return null;
  const deals = allDeals(view, seat).length;
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
            <Counts role="group" aria-label={words.term('empire')} tabIndex={0} data-signs>
              <ColourCounts view={view} seat={seat} words={words} />
            </Counts>
          </Top>
          {/* A click on a location activates it; to place a token, the token is pressed first. */}
          <Only first={question?.ask === 'turn' ? (armed ?? 'activate') : null}>
            <Town>
              <Rows view={view} seat={seat} words={words} inDanger={inDanger} plots />
            </Town>
          </Only>
          <Under>
            <Zone
              within
              title={
                <>
                  <Icon name="deals" label="" /> {words.term('deals')} {deals}
                </>
              }
            >
              <Deals player={player} seat={seat} words={words} />
            </Zone>
            <Storage view={view} seat={seat} words={words} brief={deals > FEW} />
            <DeckPlace
              at="faction"
              zone="deck"
              n={player.deck.length}
              pile={`deck ${seat}`}
              words={words}
              brief={deals > FEW}
            />
            <OpenPiles player={player} seat={seat} brief={deals > FEW} />
          </Under>
        </Inside>
      </Zone>
    </Mat>
  );
}

const Counts = styled.div`
  display: flex;
  margin-inline-start: auto;
  flex-wrap: wrap;
  gap: 0.1rem 0.5rem;
  font-size: 0.85rem;
`;

const Kept = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.3em;
  min-height: 1.75rem;
  font-size: 0.78rem;
`;

/** What I may keep in cleanup (S14.1); `brief` shows the sign without the word. */
function Storage({ view, seat, words, brief }: Omit<Props, 'className'> & { brief: boolean }) {
  const label = words.term('store');
  return (
    <Kept role="group" aria-label={label} tabIndex={0} data-signs>
      <Icon name="store" label={label} worded={!brief} />
      {[...storable(view, seat)].map((good) => (
        <Icon key={good} name={good} label={signName(good, words)} />
      ))}
    </Kept>
  );
}
