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

/** Hides the table while the device changes hands, until the next person takes it. */
export function PassDevice({ name, seat, onTaken }: { name: string; seat: Seat; onTaken(): void }) {
  const { say } = useUi();
  // The focus is not on the button: the Enter that ended a turn must not show the next hand.
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
