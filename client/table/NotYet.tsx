import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { space } from '../theme';
import { Busy } from '../ui/Busy';
import { Button } from '../ui/Button';
import { Note } from '../ui/parts';
import { useUi } from '../words';

/** How long it waits before it says that nothing has come, in milliseconds. */
const PATIENCE = 6000;

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.l};
  padding: ${space.l};
`;

/** The match has not been received; after a while, says so. */
export function NotYet({ reconnect }: { reconnect(): void }) {
  const { say } = useUi();
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Box>
      <Busy />
      {long && (
        <>
          <Note role="alert">{say('connection.silent')}</Note>
          <Button onClick={reconnect}>{say('connection.retry')}</Button>
        </>
      )}
    </Box>
  );
}
