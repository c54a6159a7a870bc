import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Core, Seat } from '../../games/kit/core';
import { Message } from '../app/Message';
import { strongest } from '../lobby/strongest';
import { botName } from '../local/botName';
import type { MySeat } from '../net/credentials';
import { onlineMatch } from '../net/online';
import type { Playable, RulesetEntry } from '../rulesets';
import type { Person } from '../table/people';
import { TableLoader } from '../table/TableLoader';
import { Code, Row, Soft, Tag } from '../ui/parts';
import { useUi } from '../words';
import { Asides } from './Aside';
import { Invitation } from './Invitation';
import { RecoveryCode } from './RecoveryCode';
import { RefusalNote } from './RefusalNote';
import { Rematch } from './Rematch';
import { SeatLost } from './SeatLost';
import { SeatMenu } from './SeatMenu';
import { Substitutes } from './Substitutes';

interface Props {
  entry: RulesetEntry;
  playable: Playable;
  matchID: string;
  /** Undefined watches. */
  seat: MySeat | undefined;
  /** This browser has come to a seat. */
  onSeat(seat: Seat): void;
  onWatch(): void;
}

/** A table on the server, for its player or for somebody who watches. */
export function OnlineTable({ entry, playable, matchID, seat, onSeat, onWatch }: Props) {
  const { say } = useUi();
  const store = useMemo(
    () => onlineMatch(playable, matchID, seat?.seat ?? null, seat?.credentials),
    [playable, matchID, seat?.seat, seat?.credentials],
  );
  const refusal = useSyncExternalStore(store.subscribe, () => store.snapshot().refusal);
  // A bot of its own goes by the name of its kind.
  const named = useCallback(
    (_view: Core, known: readonly Person[]) => known.map((person) => (person.bot && person.name !== null ? { ...person, name: botName(say, person.name) } : person)),
    [say],
  );
  if (refusal?.code === 'unknown-match') return <Message title={say('match.gone')} text={say('match.goneText')} />;
  if (refusal?.code === 'wrong-credentials' && seat) return <SeatLost seat={seat} onSeat={onSeat} onWatch={onWatch} />;

  const bot = strongest(playable);
  const above = (people: readonly Person[], view: Core) => {
    const free = people.filter(({ name }) => name === null).map((person) => person.seat);
    return (
      <>
        <Row>
          <Soft>{entry.title} <Code>{matchID}</Code></Soft>
          {!seat && <Tag>{say('match.watching')}</Tag>}
          {seat && <SeatMenu seat={seat} bot={bot} />}
        </Row>
        <Asides>
          {seat && <RecoveryCode seat={seat} />}
          {seat && <Substitutes view={view} people={people} seat={seat} bot={bot} />}
          {free.length > 0 && !view.result && <Invitation ruleset={entry.name} matchID={matchID} free={free} seat={seat} bot={bot} />}
          {view.result && <Rematch ruleset={entry.name} matchID={matchID} seat={seat} />}
        </Asides>
      </>
    );
  };
  return (
    <>
      <RefusalNote refusal={refusal} />
      <TableLoader ruleset={entry.name} playable={playable} store={store} people={named} above={above} />
    </>
  );
}
