import type { Core, Seat } from '../../games/kit/core';
import { AGREE, DISAGREE } from '../../games/kit/giveUp';
import { questionOf } from '../../games/kit/moves';
import type { ClientStore } from '../net/clientStore';
import { nameIn, type Person } from '../net/people';
import { Button } from '../ui/Button';
import { Row, Soft } from '../ui/parts';
import { useList, useUi } from '../words';
import { Aside } from './Aside';

interface Props {
  store: ClientStore;
  view: Core;
  people: readonly Person[];
  seat: Seat;
}

/** Beside the table: the offer to end the match. */
export default function EndOffer({ store, view, people, seat }: Props) {
  const { say } = useUi();
  const list = useList();
  const { resigned = [], agreed = [], result } = view;
  if (result || agreed.length === 0 || resigned.includes(seat)) return null;
  const offered = agreed.includes(seat);
  const asked = questionOf(view, seat) !== undefined;
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
