import type { Ref } from 'react';
import styled from 'styled-components';
import { colour, size, space } from '../../theme';
import { useModule, useTable, useView } from '../TableContext';

const Box = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 0;
  [data-held] > & {
    flex: 1;
  }
  container: board / inline-size;
  border-top: 1px solid ${colour('line')};
  background: ${colour('ground')};
  box-shadow: 0 -3px 10px ${colour('shadow')};
`;

/** The drawer's heading stands before the figures. */
const Row = styled.div`
  display: grid;
  grid-template: auto minmax(0, auto) / auto minmax(0, 1fr);
  align-items: center;
  gap: 0 ${space.m};
  min-height: 2.75rem;
  [data-held] & {
    flex: 1;
    grid-template-rows: auto minmax(0, 1fr);
  }
  padding-inline: ${space.m};
  > div:last-child {
    display: contents;
  }
  h2 > button {
    min-height: 2.75rem;
  }
`;

const Figures = styled.div`
  grid-area: 1 / 2;
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  align-items: center;
  gap: 0 ${space.s};
  font-size: ${size.small};
`;

/** What a phone keeps in sight over the question: my own figures, and what I hold in a drawer below them (`Pinned`). */
export default function Dock({ slot }: { slot: Ref<HTMLDivElement> }) {
  const view = useView();
  const { seat, words } = useTable();
  const { PlayerFacts, PlayerScore } = useModule();
  // Once the match is over the scores have all this, and want the room.
  if (seat === null || view.result) return null;
  return (
    <Box>
      <Row>
        <Figures data-figures data-signs>
          {PlayerFacts && <PlayerFacts view={view} seat={seat} words={words} />}
          {PlayerScore && <PlayerScore view={view} seat={seat} words={words} />}
        </Figures>
        <div ref={slot} />
      </Row>
    </Box>
  );
}
