import { useState, type ReactNode } from 'react';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Code, Fields, Row, Soft } from '../ui/parts';
import { useUi } from '../words';

interface Props {
  matchID: string;
  /** What waits in it to be seen to; the button says so. */
  waiting: string | false;
  /** Shows the positions of the match. */
  onLook(): void;
  /** Saves the match; null before its end. */
  save: ReactNode;
  /** What one may do with one's seat; closes the menu. */
  seat?: ((close: () => void) => ReactNode) | undefined;
}

/** What may be done with a match beside playing it: look back, save it, see to one's seat. */
export function MatchMenu({ matchID, waiting, onLook, save, seat }: Props) {
  const { say } = useUi();
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button $kind="quiet" $small onClick={() => setOpen(true)}>
        {say('menu.title')}
        {waiting !== false && <b> · {waiting}</b>}
      </Button>
      {open && (
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
      )}
    </>
  );
}
