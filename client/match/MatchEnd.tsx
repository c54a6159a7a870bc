import { useEffect, useRef, useState } from 'react';
import type { Core, Seat } from '../../games/kit/core';
import { AGREE, DISAGREE, remaining, RESIGN } from '../../games/kit/giveUp';
import { questionOf } from '../../games/kit/moves';
import { lobbyApi } from '../lobby/api';
import { useTask } from '../lobby/useTask';
import type { MySeat } from '../net/credentials';
import type { MatchStore } from '../net/matchStore';
import type { Person } from '../net/people';
import { Button } from '../ui/Button';
import { Fields, Note, Row, Soft } from '../ui/parts';
import { useList, useUi } from '../words';
import { Aside } from './Aside';

interface Props {
  store: MatchStore;
  view: Core;
  people: readonly Person[];
  seat: Seat;
}

const nameIn = (people: readonly Person[], seat: Seat): string => people.find((each) => each.seat === seat)?.name ?? '';

/** In the match's menu: give it up, or offer to end it as it stands. Bots agree to nothing. */
export function EndMenu({ store, view, people, seat, onDone }: Props & { onDone(): void }) {
  const { say } = useUi();
  const [sure, setSure] = useState(false);
  const { resigned = [], agreed = [], result } = view;
  if (result || resigned.includes(seat)) return null;
  const asked = questionOf(view, seat) !== undefined;
  const others = remaining(view).filter((each) => each !== seat);
  const withBots = others.some((each) => people.find((person) => person.seat === each)?.bot);
  const decide = (move: string): void => {
    store.decide(move);
    onDone();
  };
  return (
    <Fields as="section" aria-label={say('end.title')}>
      <h3>{say('end.title')}</h3>
      <Row>
        {!withBots && !agreed.includes(seat) && (
          <Button disabled={!asked} onClick={() => decide(AGREE)}>
            {say(agreed.length > 0 ? 'end.agree' : 'end.offer')}
          </Button>
        )}
        <Button disabled={!asked || sure} onClick={() => setSure(true)}>
          {say('end.giveUp')}
        </Button>
      </Row>
      {!asked && <Soft>{say('end.notNow')}</Soft>}
      {sure && (
        <>
          <Note>
            {others.length === 1
              ? say('end.giveUpTwo', { name: nameIn(people, others[0] ?? 0) })
              : say('end.giveUpMore')}
          </Note>
          <Row>
            <Button onClick={() => setSure(false)}>{say('end.playOn')}</Button>
            <Button $kind="main" onClick={() => decide(RESIGN)}>
              {say('end.giveUp')}
            </Button>
          </Row>
        </>
      )}
    </Fields>
  );
}

/** An offer to end the match, beside the table; and the bot that takes over from me once I have given up. */
export function EndOffer({ store, view, people, seat, bot }: Omit<Props, 'seat'> & { seat: MySeat; bot: string }) {
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
