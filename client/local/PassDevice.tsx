import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Seat } from '../../games/kit/core';
import { seatColour, seatSign, space } from '../theme';
import { Button } from '../ui/Button';
import { Panel, Title } from '../ui/parts';
import { useUi } from '../words';

const Box = styled(Panel)`
  display: grid;
  justify-items: center;
  gap: ${space.l};
  max-width: 32rem;
  margin: 12vh auto;
  text-align: center;
  @media (max-width: 40rem) {
    margin: ${space.l};
  }
`;

const Sign = styled.span`
  font-size: 4rem;
  line-height: 1;
`;

/** Between two people at one device: nothing of the table is shown until the next one says so. */
export function PassDevice({ name, seat, onTaken }: { name: string; seat: Seat; onTaken(): void }) {
  const { say } = useUi();
  // Not the button: the Enter that has ended a turn must not lift the curtain.
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [seat]);
  return (
    <Box>
      <Sign aria-hidden style={{ color: seatColour(seat) }}>
        {seatSign(seat)}
      </Sign>
      <Title ref={title} tabIndex={-1}>
        {say('pass.title', { name })}
      </Title>
      <p>{say('pass.text', { name })}</p>
      <Button $kind="main" onClick={onTaken}>
        {say('pass.taken', { name })}
      </Button>
    </Box>
  );
}
