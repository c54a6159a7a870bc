import { useState } from 'react';
import { useNavigate } from 'react-router';
import { lobbyApi } from '../lobby/api';
import { useTask } from '../lobby/useTask';
import { forgetSeat, type MySeat } from '../net/credentials';
import { Button } from '../ui/Button';
import { Fields, Note, Row, Soft } from '../ui/parts';
import { useUi } from '../words';
import { CodeField } from './RecoveryCode';

interface Props {
  seat: MySeat;
  /** The bot that stands in. */
  bot: string;
  /** Whether the match is over. Then no bot is offered. */
  over: boolean;
  onDone(): void;
}

/** What a player may do with the seat: lend it to a bot, get a new recovery code, give it up for good. */
export default function SeatMenu({ seat, bot, over, onDone }: Props) {
  const { say } = useUi();
  const go = useNavigate();
  const [code, setCode] = useState<string | null>(null);
  const { busy, problem, run } = useTask();

  const lend = async (): Promise<void> => {
    await lobbyApi.seatBot(seat, seat.seat, bot);
    onDone();
  };
  const leave = async (): Promise<void> => {
    await lobbyApi.leave(seat);
    forgetSeat(seat.matchID, seat.seat);
    await go('/');
  };

  return (
    <Fields as="section" aria-label={say('seat.menu')}>
      <h3>{say('seat.menu')}</h3>
      <Row>
        {!over && (
          <Button disabled={busy} onClick={() => void run(lend)}>
            {say('bots.forMe')}
          </Button>
        )}
        {code === null && (
          <Button disabled={busy} onClick={() => void run(async () => setCode(await lobbyApi.renewCode(seat)))}>
            {say('recovery.new')}
          </Button>
        )}
      </Row>
      {code !== null && <CodeField seat={seat} code={code} />}
      <Soft>
        <b>{say('match.leave')}:</b> {say('match.leaveText')}
      </Soft>
      <Row>
        <Button disabled={busy} onClick={() => void run(leave)}>
          {say('match.leave')}
        </Button>
      </Row>
      {problem && (
        <Note $bad role="alert">
          {say(problem)}
        </Note>
      )}
    </Fields>
  );
}
