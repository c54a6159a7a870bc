import { GiRobotGolem } from 'react-icons/gi';
import styled from 'styled-components';
import { botName } from '../words/botName';
import { colour, seatColour, seatSign, size, space } from '../theme';
import { Spoken } from '../ui/parts';
import { useUi } from '../words';
import type { ListedMatch } from './api';

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.m};
  font-size: ${size.small};
  i {
    color: ${colour('inkSoft')};
  }
  svg {
    display: inline-block;
    vertical-align: -0.1em;
  }
`;

/** Who sits at a table, in a line. */
export function Seats({ match }: { match: ListedMatch }) {
  const { say } = useUi();
  return (
    <Row>
      {match.players.map(({ id, name, bot }) => (
        <li key={id}>
          <span aria-hidden style={{ color: seatColour(id) }}>
            {seatSign(id)}
          </span>{' '}
          {name ? botName(say, name) : <i>{say('seats.free')}</i>}
          {bot && (
            <span title={say('players.bot')}>
              {' '}
              <GiRobotGolem aria-hidden />
              <Spoken>{say('players.bot')}</Spoken>
            </span>
          )}
        </li>
      ))}
    </Row>
  );
}
