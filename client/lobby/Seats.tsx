import styled from 'styled-components';
import { colour, seatColour, seatSign, size, space } from '../theme';
import { useUi } from '../words';
import type { Match } from './api';

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.m};
  font-size: ${size.small};
  i { color: ${colour('inkSoft')}; }
`;

/** Who sits at a table, in a line. */
export function Seats({ match }: { match: Match }) {
  const { say } = useUi();
  return (
    <Row>
      {match.players.map(({ id, name }) => (
        <li key={id}><span aria-hidden style={{ color: seatColour(id) }}>{seatSign(id)}</span> {name ?? <i>{say('seats.free')}</i>}</li>
      ))}
    </Row>
  );
}
