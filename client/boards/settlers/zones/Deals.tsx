import styled from 'styled-components';
import type { Seat } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import { goodOf } from '../../../../games/settlers/rules/select';
import type { Player, Settlers } from '../../../../games/settlers/state';
import { Icon, Spot } from '../../../table';
import { colour, finger, radius } from '../../../theme';
import { goodColour } from '../look/hues';
import { softly } from '../../common/hyphens';
import { LONG } from '../card/long';
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
  ${finger}
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
  /* A long name takes two lines. */
  > b {
    min-width: 0;
    max-width: 6.4rem;
    font-weight: 500;
    line-height: 1.05;
    overflow-wrap: break-word;
    text-wrap: balance;
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

/** Deals under a board by what they give, equal ones named once, and deals with others' locations (Trade Route), whose markers nobody sees. */
export function Deals({ player: { deals, routes }, seat, words, brief = false }: Props) {
  const names = deals.map((id) => words.name(id));
  const alike = names
    .map((name, i) => ({ name, id: deals[i] ?? '', first: names.indexOf(name) === i }))
    .sort((one, other) => names.indexOf(one.name) - names.indexOf(other.name));
  return (
    <List aria-label={words.term('deals')} data-pile={`deals ${seat}`}>
      {alike.map(({ name, id, first }) => (
        <li key={id}>
          <Spot id={id}>
            <Slip data-card={id}>
              <Good deal={id} words={words} />
              {!brief && first && <b>{softly(name, words.language, LONG)}</b>}
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
              {!brief && <b>{softly(words.name(host), words.language, LONG)}</b>}
              {markers.length > 1 && <span>×{markers.length}</span>}
            </Slip>
          </Spot>
        </li>
      ))}
    </List>
  );
}
