import { useMemo, type ReactNode } from 'react';
import type { Core } from '../../games/kit/core';
import type { MatchRecord } from '../../games/kit/record';
import type { ChatStore } from '../net/chat';
import type { MatchClient, ClientStore, Snapshot } from '../net/clientStore';
import type { Playable } from '../rulesets';
import type { Past } from '../net/past';
import { useEarlier } from '../net/useEarlier';
import { useSince } from '../table/log/useSince';
import { NotYet } from '../table/NotYet';
import type { Person } from '../net/people';
import { Table } from '../table/Table';
import { useTableParts } from './useTableParts';

interface Props {
  ruleset: string;
  playable: Playable;
  store: ClientStore<MatchClient>;
  /** The latest state of the match. */
  snapshot: Snapshot;
  /**
   * Completes the players' names with what the server, or the page itself, knows of them. Has to stay the same
   * function.
   */
  people(known: readonly Person[]): readonly Person[];
  /** Whether keys answer questions. */
  keys?: boolean | undefined;
  /** What the table waits for, where that is no player. */
  waitsFor?: string | undefined;
  /** What the page puts above the log. */
  above?(people: readonly Person[], view: Core): ReactNode;
  /** What the page puts under the log. */
  under?(view: Core): ReactNode;
  /** What the server tells of the match before this page was loaded. */
  past?: Past;
  /** The talk, where people sit at different devices. */
  chat?: ChatStore | undefined;
  /** What may be done once the match is over. */
  afterwards?(people: readonly Person[], view: Core): ReactNode;
  /** The match as a record; null before its end. */
  record?(view: Core): Promise<MatchRecord | null>;
}

/**
 * The table of a match in progress, with the ruleset's board and its words in the reader's language. Suspends while
 * they load.
 */
export function TableLoader({
  ruleset,
  playable,
  store,
  snapshot,
  people,
  keys,
  waitsFor,
  above,
  under,
  past,
  chat,
  afterwards,
  record,
}: Props) {
  const { words, board } = useTableParts(ruleset, playable);
  const { view, seat, people: known } = snapshot;
  const seated = useMemo(() => people(known), [people, known]);
  const since = useSince(snapshot.since, seat, view?.logged ?? 0);
  useEarlier(store, snapshot, past);
  if (!view) return <NotYet reconnect={store.reconnect} />;
  return (
    <Table
      store={store}
      snapshot={snapshot}
      since={since}
      rules={playable.ruleset}
      words={words}
      board={board}
      people={seated}
      keys={keys}
      waitsFor={waitsFor}
      chat={chat}
      afterwards={view.result && afterwards?.(seated, view)}
      under={under?.(view)}
      record={view.result && record ? () => record(view) : undefined}
    >
      {above?.(seated, view)}
    </Table>
  );
}
