import { useMemo, type ReactNode } from 'react';
import type { Core } from '../../games/kit/core';
import type { MatchStore } from '../net/matchStore';
import { useMatch } from '../net/useMatch';
import type { Playable } from '../rulesets';
import { NotYet } from './NotYet';
import type { Person } from './people';
import { Table } from './Table';
import { useTableParts } from './useTableParts';

interface Props {
  ruleset: string;
  playable: Playable;
  store: MatchStore;
  /** Who sits where: what the server tells, or what the page knows better. Has to stay the same function. */
  people(view: Core, known: readonly Person[]): readonly Person[];
  /** Whether keys answer questions. */
  keys?: boolean;
  /** What the page puts above the log. */
  above?(people: readonly Person[], view: Core): ReactNode;
}

/** A connected table with the ruleset's words in the reader's language and its board; suspends while they load. */
export function TableLoader({ ruleset, playable, store, people, keys, above }: Props) {
  const { words, board } = useTableParts(ruleset, playable);
  const snapshot = useMatch(store);
  const { view, people: known } = snapshot;
  const seated = useMemo(() => (view ? people(view, known) : []), [view, known, people]);
  if (!view) return <NotYet reconnect={store.reconnect} />;
  return (
    <Table store={store} snapshot={snapshot} rules={playable.ruleset} words={words} board={board} people={seated} keys={keys}>
      {above?.(seated, view)}
    </Table>
  );
}
