import type { Core } from '../../games/kit/core';
import { lobbyApi } from '../lobby/api';
import { useTask } from '../lobby/useTask';
import type { MySeat } from '../net/credentials';
import type { Person } from '../net/people';
import { Button } from '../ui/Button';
import { Note, Row } from '../ui/parts';
import { useUi } from '../words';
import { Aside } from './Aside';

interface Props {
  view: Core;
  people: readonly Person[];
  seat: MySeat;
  /** The bot that stands in. */
  bot: string;
}

/** Bots that stand in: for an absent player for whom the table waits, and for me until I take my seat back. */
export function Substitutes({ view, people, seat, bot }: Props) {
  const { say } = useUi();
  const { busy, problem, run } = useTask();
  const absent = people.filter(
    (person) =>
      person.seat !== seat.seat &&
      person.name !== null &&
      !person.bot &&
      person.connected === false &&
      view.questions.some((question) => question.seat === person.seat),
  );
  const replaced = people.some((person) => person.seat === seat.seat && person.bot);
  if (view.result || (absent.length === 0 && !replaced && !problem)) return null;
  return (
    <Aside aria-label={say('bots.title')}>
      {replaced && (
        <Row>
          <p>{say('bots.mine')}</p>
          <Button $kind="main" $small disabled={busy} onClick={() => void run(() => lobbyApi.takeBack(seat))}>
            {say('bots.back')}
          </Button>
        </Row>
      )}
      {absent.map((person) => (
        <Row key={person.seat}>
          <p>{say('bots.absent', { name: person.name ?? '' })}</p>
          <Button $small disabled={busy} onClick={() => void run(() => lobbyApi.seatBot(seat, person.seat, bot))}>
            {say('bots.stand')}
          </Button>
        </Row>
      ))}
      {problem && (
        <Note $bad role="alert">
          {say(problem)}
        </Note>
      )}
    </Aside>
  );
}
