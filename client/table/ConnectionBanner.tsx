import styled from 'styled-components';
import { colour, space } from '../theme';
import { Button } from '../ui/Button';
import { useUi } from '../words';

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space.m};
  padding: ${space.s} ${space.l};
  background: ${colour('danger')};
  color: ${colour('ground')};
`;

/** Says that the connection is lost, as long as it is. */
export function ConnectionBanner({ connected, reconnect }: { connected: boolean; reconnect(): void }) {
  const { say } = useUi();
  return (
    <div role="status">
      {!connected && (
        <Strip>
          {say('connection.lost')}
          <Button onClick={reconnect}>{say('connection.retry')}</Button>
        </Strip>
      )}
    </div>
  );
}
