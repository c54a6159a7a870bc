import { useEffect, useRef } from 'react';
import type { Core } from '../../games/kit/core';
import { AGREE, DISAGREE } from '../../games/kit/giveUp';
import { questionOf } from '../../games/kit/moves';
import { lobbyApi } from '../lobby/api';
import { useTask } from '../lobby/useTask';
import type { MySeat } from '../net/credentials';
import type { ClientStore } from '../net/clientStore';
import { nameIn, type Person } from '../net/people';
import { Button } from '../ui/Button';
import { Note, Row, Soft } from '../ui/parts';
import { useList, useUi } from '../words';
import { Aside } from './Aside';

interface Props {
  store: ClientStore;
  view: Core;
  people: readonly Person[];
  seat: MySeat;
  /** The bot that takes over. */
  bot: string;
}

/** Beside the table: the offer to end the match. Once the reader has given up, it also seats the bot that plays on. */
export default function EndOffer({ store, view, people, seat, bot }: Props) {
  const { say } = useUi();
  const list = useList();
  const { problem, run } = useTask();
  const { resigned = [], agreed = [], result } = view;
  const mine = people.find((person) => person.seat === seat.seat);
  const leaves = !result && resigned.includes(seat.seat) && mine?.bot === false;
  const tried = useRef(false);
  useEffect(() => {
    if (!leaves || tried.current) return;
    tried.current = true;
    void run(() => lobbyApi.seatBot(seat, seat.seat, bot));
  }, [leaves, run, seat, bot]);

  if (problem)
    return (
      <Note $bad role="alert">
        {say(problem)}
      </Note>
    );
  if (result || agreed.length === 0 || resigned.includes(seat.seat)) return null;
  const offered = agreed.includes(seat.seat);
  const asked = questionOf(view, seat.seat) !== undefined;
  return (
    <Aside aria-label={say('end.title')}>
      <p role="status">
        {offered ? say('end.offered') : say('end.asks', { names: list(agreed.map((each) => nameIn(people, each))) })}
      </p>
      {asked ? (
        <Row>
          {!offered && (
            <Button $small onClick={() => store.decide(AGREE)}>
              {say('end.agree')}
            </Button>
          )}
          <Button $small onClick={() => store.decide(DISAGREE)}>
            {say('end.playOn')}
          </Button>
        </Row>
      ) : (
        !offered && <Soft>{say('end.notNow')}</Soft>
      )}
    </Aside>
  );
}
