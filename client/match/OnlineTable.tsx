import { lazy, Suspense, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import type { Core, Seat } from '../../games/kit/core';
import { Message } from '../ui/Message';
import { lobbyApi } from '../lobby/api';
import { strongest } from '../lobby/strongest';
import { botName } from '../words/botName';
import type { MySeat } from '../net/credentials';
import { onlineMatch } from '../net/online';
import { useMatch } from '../net/useMatch';
import type { Playable, RulesetEntry } from '../rulesets';
import { RefusalNote } from '../table/RefusalNote';
import { toldApart, type Person } from '../net/people';
import { TableLoader } from '../boards/TableLoader';
import { Button } from '../ui/Button';
import { Row, Soft, Tag } from '../ui/parts';
import { useUi } from '../words';
import { tableName } from '../words/tableName';
import { Asides } from './Aside';
import { Invitation } from './Invitation';
import { MatchMenu } from './MatchMenu';
import type { recordOf as makeRecord } from './record';

/** Rare parts of the table. Each is loaded when it is first needed. */
const EndMenu = lazy(() => import('./EndMenu'));
const EndOffer = lazy(() => import('./EndOffer'));
const RecoveryCode = lazy(() => import('./RecoveryCode'));
const SeatLost = lazy(() => import('./SeatLost'));
const SeatMenu = lazy(() => import('./SeatMenu'));
const Substitutes = lazy(() => import('./Substitutes'));
const OnlineReplay = lazy(() => import('./OnlineReplay'));
const Rematch = lazy(() => import('./Rematch'));
const SaveButton = lazy(() => import('./SaveButton'));

interface Props {
  entry: RulesetEntry;
  playable: Playable;
  matchID: string;
  /** The reader's seat; undefined for a spectator. */
  seat: MySeat | undefined;
  /** Called with the number of a seat that this browser has taken or come back to. */
  onSeat(seat: Seat): void;
  onWatch(): void;
}

type JoinedMatch = ReturnType<typeof onlineMatch>;

/** `recordOf` of record.ts, loaded when it is first called. */
const recordOf: typeof makeRecord = async (...match) => (await import('./record')).recordOf(...match);

/** Whether a bot plays for the reader (seat `mine`), or another player is away. */
const isOut = (person: Person, mine: Seat): boolean =>
  person.seat === mine ? person.bot : person.name !== null && !person.bot && person.connected === false;

/** The table of a match on the server, for a player or a spectator. */
export function OnlineTable(props: Props) {
  const { playable, matchID, seat, onSeat, onWatch } = props;
  const { say } = useUi();
  const match = useMemo(
    () => onlineMatch(playable, matchID, seat?.seat ?? null, seat?.credentials),
    [playable, matchID, seat?.seat, seat?.credentials],
  );
  const refusal = useSyncExternalStore(match.store.subscribe, () => match.store.snapshot().refusal);
  if (refusal?.code === 'unknown-match') return <Message title={say('match.gone')} text={say('match.goneText')} />;
  if (refusal?.code === 'wrong-credentials' && seat) return <SeatLost seat={seat} onSeat={onSeat} onWatch={onWatch} />;
  if (refusal?.code === 'new-rules') return <Message title={say('match.newRules')} text={say('match.newRulesText')} />;
  if (refusal?.code === 'old-rules') {
    return (
      <Message title={say('match.oldRules')} text={say('match.oldRulesText')}>
        {seat && <SaveButton record={() => lobbyApi.file(seat)} />}
      </Message>
    );
  }
  return (
    <>
      <RefusalNote refusal={refusal} />
      <Connected {...props} match={match} />
    </>
  );
}

/** The table as it stands now, or one of its positions where the address names one (`?at=57`). */
function Connected({ entry, playable, matchID, seat, match: { store, past, chat } }: Props & { match: JoinedMatch }) {
  const { say, language } = useUi();
  const snapshot = useMatch(store);
  /** The recovery code of a newly taken seat, until the player has noted it. */
  const [code, setCode] = useState(seat?.code);
  const [query, setQuery] = useSearchParams();
  // A bot that replaces nobody has its kind as its name, which is put into words here.
  const named = useCallback(
    (known: readonly Person[]) =>
      toldApart(
        known.map((person) =>
          person.bot && person.name !== null ? { ...person, name: botName(say, person.name) } : person,
        ),
      ),
    [say],
  );
  const { view, people: known, stateID } = snapshot;
  if (view && view.version !== playable.ruleset.version) {
    return (
      <Message title={say('match.oldPage')} text={say('match.oldPageText')}>
        <Button $kind="main" onClick={() => window.location.reload()}>
          {say('broken.reload')}
        </Button>
      </Message>
    );
  }
  if (view && query.has('at')) {
    return (
      <OnlineReplay
        entry={entry}
        playable={playable}
        matchID={matchID}
        seat={seat}
        past={past}
        snapshot={snapshot}
        view={view}
        people={named(known)}
        reconnect={store.reconnect}
      />
    );
  }

  const bot = strongest(playable);
  // Adds an entry to the browser's history, so that its back button leads to the table.
  const look = (): void =>
    setQuery((before) => {
      const after = new URLSearchParams(before);
      after.set('at', String(stateID));
      return after;
    });
  const saver = (people: readonly Person[], end: Core) => (
    <SaveButton
      record={() =>
        recordOf(
          past,
          matchID,
          end,
          people.map(({ seat: n, name }) => name ?? say('players.seat', { n: n + 1 })),
        )
      }
    />
  );
  const above = (people: readonly Person[], now: Core) => {
    const free = people.filter(({ name }) => name === null).map((person) => person.seat);
    const over = now.result !== null;
    return (
      <>
        <Row>
          <Soft>
            {entry.title} · {tableName(matchID, language)}
          </Soft>
          {!seat && <Tag>{say('match.watching')}</Tag>}
          <MatchMenu
            matchID={matchID}
            waiting={code !== undefined && say('recovery.title')}
            onLook={look}
            save={over && saver(people, now)}
            seat={
              seat &&
              ((close) => (
                <>
                  {code !== undefined && <RecoveryCode seat={seat} code={code} onKept={() => setCode(undefined)} />}
                  <EndMenu store={store} view={now} people={people} seat={seat.seat} onDone={close} />
                  <SeatMenu seat={seat} bot={bot} over={over} onDone={close} />
                </>
              ))
            }
          />
        </Row>
        <Asides>
          {seat && (
            <Suspense>
              {now.agreed && <EndOffer store={store} view={now} people={people} seat={seat.seat} />}
              {people.some((person) => isOut(person, seat.seat)) && (
                <Substitutes view={now} people={people} seat={seat} bot={bot} />
              )}
            </Suspense>
          )}
          {free.length > 0 && !over && (
            <Invitation ruleset={entry.name} matchID={matchID} free={free} seat={seat} bot={bot} />
          )}
        </Asides>
      </>
    );
  };
  const afterwards = (people: readonly Person[], end: Core) => (
    <>
      <Rematch ruleset={entry.name} matchID={matchID} seat={seat} />
      <Button onClick={look}>{say('replay.look')}</Button>
      {saver(people, end)}
    </>
  );
  return (
    <TableLoader
      ruleset={entry.name}
      playable={playable}
      store={store}
      snapshot={snapshot}
      past={past}
      people={named}
      above={above}
      chat={chat}
      afterwards={afterwards}
      record={(end) => recordOf(past, matchID, end, [])}
    />
  );
}
