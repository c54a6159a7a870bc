import { useEffect, useState } from 'react';
import type { Core } from '../../games/kit/core';
import { lobbyApi } from '../lobby/api';
import { useTask } from '../lobby/useTask';
import type { MySeat } from '../net/credentials';
import { isBotAt, type Person } from '../net/people';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Fields, Note, Row } from '../ui/parts';
import { useUi } from '../words';
import { Aside } from './Aside';

/** Milliseconds for which a player is away before a bot is offered. Reloading the page takes less. */
const PATIENCE = 60_000;

interface Props {
  view: Core;
  people: readonly Person[];
  seat: MySeat;
  /** The bot that stands in. */
  bot: string;
}

/** Bots that stand in: offers one for an absent player for whom the table waits, and gives the reader's own seat back. */
export default function Substitutes({ view, people, seat, bot }: Props) {
  const { say } = useUi();
  const { busy, problem, run } = useTask();
  if (view.result) return null;
  const away = people.filter(
    (person) => person.seat !== seat.seat && person.name !== null && !person.bot && person.connected === false,
  );
  // A player who gave up has left the seat to the bot for good.
  const given = view.resigned?.includes(seat.seat);
  const replaced = !given && isBotAt(people, seat.seat);
  return (
    <>
      {(replaced || problem) && (
        <Aside aria-label={say('bots.title')}>
          {replaced && (
            <Row>
              <p>{say('bots.mine')}</p>
              <Button $kind="main" $small disabled={busy} onClick={() => void run(() => lobbyApi.takeBack(seat))}>
                {say('bots.back')}
              </Button>
            </Row>
          )}
          {problem && (
            <Note $bad role="alert">
              {say(problem)}
            </Note>
          )}
        </Aside>
      )}
      {away.map((person) => (
        <Absent
          key={person.seat}
          name={person.name ?? ''}
          asked={view.questions.some((question) => question.seat === person.seat)}
          replace={() => run(() => lobbyApi.seatBot(seat, person.seat, bot))}
        />
      ))}
    </>
  );
}

/** An absent player. After `PATIENCE`, if the table waits for this player (`asked`), a bot can take over, once confirmed. */
function Absent({ name, asked, replace }: { name: string; asked: boolean; replace(): Promise<void> }) {
  const { say } = useUi();
  const [long, setLong] = useState(false);
  const [sure, setSure] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  if (!long || !asked) return null;
  return (
    <Aside aria-label={say('bots.title')}>
      <Row>
        <p>{say('bots.absent', { name })}</p>
        <Button $small onClick={() => setSure(true)}>
          {say('bots.stand')}
        </Button>
      </Row>
      {sure && (
        <Dialog title={say('bots.sure', { name })} onClose={() => setSure(false)}>
          <Fields>
            <p>{say('bots.sureText', { name })}</p>
            <Row>
              <Button onClick={() => setSure(false)}>{say('bots.wait')}</Button>
              <Button $kind="main" onClick={() => void replace().then(() => setSure(false))}>
                {say('bots.stand')}
              </Button>
            </Row>
          </Fields>
        </Dialog>
      )}
    </Aside>
  );
}
