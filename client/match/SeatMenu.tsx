import { useState } from 'react';
import { useNavigate } from 'react-router';
import { lobbyApi } from '../lobby/api';
import { useTask } from '../lobby/useTask';
import { forgetSeat, type MySeat } from '../net/credentials';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Fields, Note, Row, Soft } from '../ui/parts';
import { useUi } from '../words';
import { CodeField } from './RecoveryCode';

/** What one may do with one's seat: lend it to a bot, take a new recovery code, give it up for good. */
export function SeatMenu({ seat, bot }: { seat: MySeat; bot: string }) {
  const { say } = useUi();
  const go = useNavigate();
  const [open, setOpen] = useState(false);
  const [code, setCode] = useState<string | null>(null);
  const { busy, problem, run } = useTask();

  const close = (): void => {
    setOpen(false);
    setCode(null);
  };
  const lend = async (): Promise<void> => {
    await lobbyApi.seatBot(seat, seat.seat, bot);
    close();
  };
  const leave = async (): Promise<void> => {
    await lobbyApi.leave(seat);
    forgetSeat(seat.matchID, seat.seat);
    await go('/');
  };

  return (
    <>
      <Button $kind="quiet" $small onClick={() => setOpen(true)}>{say('seat.menu')}</Button>
      {open && (
        <Dialog title={say('seat.menu')} onClose={close}>
          <Fields>
            <Row>
              <Button disabled={busy} onClick={() => void run(lend)}>{say('bots.forMe')}</Button>
              {code === null && <Button disabled={busy} onClick={() => void run(async () => setCode(await lobbyApi.renewCode(seat)))}>{say('recovery.new')}</Button>}
            </Row>
            {code !== null && <CodeField seat={seat} code={code} />}
            <Soft>{say('match.leaveText')}</Soft>
            <Row><Button disabled={busy} onClick={() => void run(leave)}>{say('match.leave')}</Button></Row>
            {problem && <Note $bad role="alert">{say(problem)}</Note>}
          </Fields>
        </Dialog>
      )}
    </>
  );
}
