import { useState } from 'react';
import type { Core, Seat } from '../../games/kit/core';
import { AGREE, remaining, RESIGN } from '../../games/kit/giveUp';
import { questionOf } from '../../games/kit/moves';
import type { ClientStore } from '../net/clientStore';
import { isBotAt, nameIn, type Person } from '../net/people';
import { Button } from '../ui/Button';
import { Fields, Note, Row, Soft } from '../ui/parts';
import { useUi } from '../words';

interface Props {
  store: ClientStore;
  view: Core;
  people: readonly Person[];
  seat: Seat;
  onDone(): void;
}

/** In the match's menu: give it up, or offer to end it as it stands. Bots agree to nothing. */
export default function EndMenu({ store, view, people, seat, onDone }: Props) {
  const { say } = useUi();
  const [sure, setSure] = useState(false);
  const { resigned = [], agreed = [], result } = view;
  if (result || resigned.includes(seat)) return null;
  const asked = questionOf(view, seat) !== undefined;
  const others = remaining(view).filter((each) => each !== seat);
  const withBots = others.some((each) => isBotAt(people, each));
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
