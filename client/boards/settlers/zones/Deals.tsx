import styled from 'styled-components';
import type { Seat } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import { goodOf } from '../../../../games/settlers/rules/select';
import type { Player, Settlers } from '../../../../games/settlers/state';
import { Icon, Spot } from '../../../table';
import { colour, radius } from '../../../theme';
import { goodColour } from '../look/hues';
import { signName } from '../card/Signs';
import { routePlace } from '../standsFor';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
  min-height: 1.7rem;
`;

/** The lower edge of a card under the board, which shows what the deal gives. */
const Slip = styled.div`
  display: flex;
  align-items: center;
  gap: 0.2rem;
  min-height: 1.7rem;
  padding: 0 0.4rem;
  border: 1px solid ${colour('line')};
  border-top: 0;
  border-radius: 0 0 ${radius.m} ${radius.m};
  background: linear-gradient(${colour('sunk')}, ${colour('raised')} 45%);
  font-size: 0.8rem;
  svg {
    width: 1.15rem;
    height: 1.15rem;
  }
  > svg,
  > span {
    flex: none;
  }
  > b {
    min-width: 0;
    max-width: var(--deal-name, 8.5rem);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: 500;
  }
`;

interface Props {
  player: Player;
  seat: Seat;
  words: Words<Settlers>;
  /** Shows only the goods. */
  brief?: boolean;
}

const Good = ({ deal, words }: { deal: string; words: Words<Settlers> }) => {
  const good = goodOf(deal);
  return (
    <span style={{ color: good === 'card' ? undefined : goodColour(good) }}>
      <Icon name={good} label={signName(good, words)} />
    </span>
  );
};

/** Deals under a board by what they give, and deals with others' locations (Trade Route), whose markers nobody sees. */
export function Deals({ player: { deals, routes }, seat, words, brief = false }: Props) {
  return (
    <List aria-label={words.term('deals')} data-pile={`deals ${seat}`}>
      {deals.map((id) => (
        <li key={id}>
          <Spot id={id}>
            <Slip data-card={id}>
              <Good deal={id} words={words} />
              {!brief && <b>{words.name(id)}</b>}
            </Slip>
          </Spot>
        </li>
      ))}
      {Object.entries(routes).map(([host, markers]) => (
        <li key={host}>
          <Spot at={routePlace(host)} label={`${words.term('routes')}: ${words.name(host)}`}>
            <Slip>
              <Good deal={routePlace(host)} words={words} />
              <Icon name="deal" label={words.term('routes')} />
              {!brief && <b>{words.name(host)}</b>}
              {markers.length > 1 && <span>×{markers.length}</span>}
            </Slip>
          </Spot>
        </li>
      ))}
    </List>
  );
}
