import { useState } from 'react';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { questionOf } from '../../games/kit/moves';
import type { Core, Seat } from '../../games/kit/core';
import { linkTo } from '../lobby/ShareLink';
import type { MySeat } from '../net/credentials';
import type { Snapshot } from '../net/clientStore';
import type { Past } from '../net/past';
import { ReplayTable, type Eyes } from '../replay/ReplayTable';
import { useReplayPosition } from '../replay/useReplayPosition';
import type { Playable, RulesetEntry } from '../rulesets';
import { ConnectionBanner } from '../table/ConnectionBanner';
import { NotYet } from '../table/NotYet';
import type { Person } from '../net/people';
import { useCalls } from '../table/useCalls';
import { colour, space } from '../theme';
import { Button } from '../ui/Button';
import { CopyField } from '../ui/CopyField';
import { Note, Row } from '../ui/parts';
import { useUi } from '../words';
import { useSeen } from './useSeen';

const Happened = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.m};
  color: ${colour('bronze')};
  font-weight: 600;
  &:empty {
    display: none;
  }
`;

/** The field and its button in one row. */
const Link = styled.div`
  && label {
    flex-basis: 8rem;
  }
`;

interface Props {
  entry: RulesetEntry;
  playable: Playable;
  matchID: string;
  seat: MySeat | undefined;
  past: Past;
  /** The match as it stands now. */
  snapshot: Snapshot;
  view: Core;
  people: readonly Person[];
  reconnect(): void;
}

/** Value of `as` in the address for a spectator's view. */
const SPECTATOR = 'watch';

/**
 * The past positions of a match on the server, as the reader saw them. After the end they can also be seen as any player or
 * a spectator saw them. While the match goes on, new events are told, and one click leads back to the present.
 */
export default function OnlineReplay({
  entry,
  playable,
  matchID,
  seat,
  past,
  snapshot,
  view: now,
  people,
  reconnect,
}: Props) {
  const { say } = useUi();
  const [, setQuery] = useSearchParams();
  const { stateID: last, connected } = snapshot;
  const [came] = useState(last);
  const place = useReplayPosition(last);
  const over = now.result !== null;
  const mine = seat?.seat ?? null;
  const eyes = over ? borrowed(place.as, now.seats, mine) : mine;
  const { seen, failed, retry } = useSeen(past, eyes, place.at, connected);
  const asked = mine !== null && questionOf(now, mine) !== undefined;
  useCalls(asked, entry.title, say('replay.asked'));

  const toNow = (): void => setQuery(seat ? { seat: String(seat.seat) } : { watch: '' });
  const spectator: Eyes = { as: SPECTATOR, label: say('replay.spectator') };
  const all = [
    ...people.map((person): Eyes => ({
      as: String(person.seat),
      label: person.name ?? say('players.seat', { n: person.seat + 1 }),
    })),
    spectator,
  ];
  const as = eyes === null ? SPECTATOR : String(eyes);
  const link = `${linkTo(entry.name, matchID)}?at=${place.at}${over ? `&as=${as}` : ''}`;
  const back = (
    <Button $kind="main" $small onClick={toNow}>
      {say(over ? 'replay.toEnd' : 'replay.now')}
    </Button>
  );
  const told = (
    <>
      <Happened role="status">
        {last > came && <span>{say('replay.meanwhile', { n: last - came })}</span>}
        {asked && <span>{say('replay.asked')}</span>}
      </Happened>
      {failed && (
        <>
          <Note $bad role="alert">
            {say('replay.failed')}
          </Note>
          <Row>
            <Button $small onClick={retry}>
              {say('connection.retry')}
            </Button>
          </Row>
        </>
      )}
    </>
  );

  if (!seen)
    return failed ? (
      <>
        {told}
        <Row>{back}</Row>
      </>
    ) : (
      <NotYet reconnect={reconnect} />
    );
  return (
    <>
      <ConnectionBanner connected={connected} reconnect={reconnect} />
      <ReplayTable
        entry={entry}
        playable={playable}
        place={{ ...place, as }}
        last={last}
        view={seen.view}
        seat={seen.eyes}
        people={people}
        eyes={over ? all : []}
        actions={back}
        told={told}
      >
        <Link>
          <CopyField key={link} label={say('replay.link')} value={link} />
        </Link>
      </ReplayTable>
    </>
  );
}

/** The seat whose view the address asks for, null for a spectator; the reader's own where it does not say. */
function borrowed(as: string | null, seats: number, mine: Seat | null): Seat | null {
  if (as === SPECTATOR) return null;
  return as !== null && /^\d$/.test(as) && Number(as) < seats ? Number(as) : mine;
}
