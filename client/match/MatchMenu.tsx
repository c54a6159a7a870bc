import { Suspense, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { colour, radius } from '../theme';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Code, Fields, Row, Soft, Spoken } from '../ui/parts';
import { useUi } from '../words';

/** A dot: something in the menu waits. */
const Waiting = styled.span`
  width: 0.5rem;
  height: 0.5rem;
  margin-inline-start: 0.25rem;
  border-radius: ${radius.round};
  background: ${colour('bronze')};
`;

interface Props {
  matchID: string;
  /** What the menu has for the player to do, as a button marked with a dot says to who points at it or listens; false when there is nothing. */
  waiting: string | false;
  /** Shows the positions of the match. */
  onLook(): void;
  /** The button that saves the match; null before its end. */
  save: ReactNode;
  /** What a player may do with the seat, given a function that closes the menu. */
  seat?: ((close: () => void) => ReactNode) | undefined;
}

/** A menu with what can be done with a match beside playing it: look back, save it, manage one's seat. */
export function MatchMenu({ matchID, waiting, onLook, save, seat }: Props) {
  const { say } = useUi();
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button $kind="quiet" $small onClick={() => setOpen(true)}>
        {say('menu.title')}
        {waiting !== false && (
          <>
            <Waiting aria-hidden title={waiting} />
            <Spoken> · {waiting}</Spoken>
          </>
        )}
      </Button>
      {open && (
        // It opens whole: what came later would move its buttons under the pointer.
        <Suspense>
          <Dialog title={say('menu.title')} onClose={close}>
            <Fields>
              <Soft>
                {say('match.id')} <Code>{matchID}</Code>
              </Soft>
              <Row>
                <Button onClick={onLook}>{say('replay.look')}</Button>
                {save}
              </Row>
              {!save && <Soft>{say('record.notYet')}</Soft>}
              {seat?.(close)}
            </Fields>
          </Dialog>
        </Suspense>
      )}
    </>
  );
}
