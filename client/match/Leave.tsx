import { useState } from 'react';
import { useNavigate } from 'react-router';
import { lobbyApi, problemKey } from '../lobby/api';
import { forgetSeat, type MySeat } from '../net/credentials';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Fields, Note, Row } from '../ui/parts';
import { useUi, type UiKey } from '../words';

/** Gives the seat up for good; another person may take it. */
export function Leave({ seat: { ruleset, matchID, seat, credentials } }: { seat: MySeat }) {
  const { say } = useUi();
  const go = useNavigate();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState<UiKey | null>(null);

  const leave = async (): Promise<void> => {
    try {
      await lobbyApi.leave(ruleset, matchID, seat, credentials);
      forgetSeat(matchID, seat);
      await go('/');
    } catch (error) {
      setFailed(problemKey(error));
    }
  };

  return (
    <>
      <Button $kind="quiet" $small onClick={() => setOpen(true)}>{say('match.leave')}</Button>
      {open && (
        <Dialog title={say('match.leave')} onClose={() => setOpen(false)}>
          <Fields>
            <p>{say('match.leaveText')}</p>
            {failed && <Note $bad role="alert">{say(failed)}</Note>}
            <Row><Button $kind="main" onClick={() => void leave()}>{say('match.leaveYes')}</Button></Row>
          </Fields>
        </Dialog>
      )}
    </>
  );
}
