import { Client } from 'boardgame.io/client';
import type { Debug } from 'boardgame.io/debug';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import styled, { createGlobalStyle } from 'styled-components';
import type { Core } from '../../games/kit/core';
import { ClientStore, type GameClient } from '../net/clientStore';
import { useMatch } from '../net/useMatch';
import { DebugBots } from './DebugBots';
import type { Playable, RulesetEntry } from '../rulesets';
import { space } from '../theme';
import type { Person } from '../net/people';
import { TableLoader } from '../boards/TableLoader';
import { Field, Row, Soft } from '../ui/parts';
import { Radios } from '../ui/Radios';
import { useUi } from '../words';

/** The panel covers the window's right edge, so the whole page leaves room for it. */
const Beside = createGlobalStyle`
  @media (min-width: 64rem) { body { padding-right: 20.5rem; } }
`;

const Head = styled(Row)`
  padding: ${space.m} ${space.l} 0;
`;

interface Props {
  entry: RulesetEntry;
  playable: Playable;
  panel: typeof Debug;
  seats: number;
  /** The position to begin with; undefined begins a new match. */
  from: Core | undefined;
  /** Names of the ruleset's positions, and the one that is open, or ''. */
  situations: { names: readonly string[]; open: string };
}

/** A match, and after the panel's Reset the same one from its beginning. */
export function DebugTable(props: Props) {
  const [{ round, from }, setBegun] = useState({ round: 0, from: props.from });
  return <Round key={round} {...props} from={from} onReset={(first) => setBegun({ round: round + 1, from: first })} />;
}

/**
 * The framework's client, but for two things: Reset hands over the first position and leaves the client, for the panel's `simulate` cannot be
 * stopped and would play on; and for a client that was left its bots find no move, which ends that.
 */
function clientOf(
  { playable, panel, seats, from }: Pick<Props, 'playable' | 'panel' | 'seats' | 'from'>,
  onReset: (first: Core) => void,
): GameClient {
  const game = playable.game({}, from);
  let left = false;
  const enumerate: NonNullable<typeof game.ai>['enumerate'] = (...of) =>
    left ? [] : (game.ai?.enumerate(...of) ?? []);
  const client = Client<Core>({
    game: { ...game, ai: { enumerate } },
    numPlayers: seats,
    debug: { impl: panel },
    playerID: '0',
  });
  client.reset = () => {
    left = true;
    onReset(client.getInitialState().G);
  };
  return client;
}

/** One client without a server plays all seats; the table shows the seat that is asked. */
function Round({ entry, playable, panel, seats, from, situations, onReset }: Props & { onReset(first: Core): void }) {
  const { say } = useUi();
  const [, setQuery] = useSearchParams();
  const [client] = useState(() => clientOf({ playable, panel, seats, from }, onReset));
  const [store] = useState(() => new ClientStore(client, playable.ruleset));
  const snapshot = useMatch(store);
  const { view, seat } = snapshot;
  const people = useCallback(
    (): readonly Person[] =>
      Array.from({ length: seats }, (_, each) => ({
        seat: each,
        name: say('players.seat', { n: each + 1 }),
        bot: false,
        connected: null,
      })),
    [say, seats],
  );

  // A seat chosen in the panel stays while it is asked, or while nobody is.
  useEffect(() => {
    const asked = view?.questions.map((question) => question.seat) ?? [];
    if (asked[0] !== undefined && (seat === null || !asked.includes(seat))) client.updatePlayerID(String(asked[0]));
  }, [client, view, seat]);

  const counts = Array.from({ length: entry.maxSeats - entry.minSeats + 1 }, (_, i) => String(entry.minSeats + i));
  return (
    <>
      <Beside />
      <Head>
        <Radios
          legend={say('create.seats')}
          value={String(seats)}
          options={counts.map((value) => ({ value, label: value }))}
          onChange={(value) => setQuery({ seats: value })}
        />
        {situations.names.length > 0 && (
          <Field>
            {say('debug.situation')}
            <select value={situations.open} onChange={({ target }) => setQuery({ situation: target.value })}>
              <option value="">{say('debug.beginning')}</option>
              {situations.names.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </Field>
        )}
        <DebugBots client={client} playable={playable} over={view?.result !== null && view !== null} />
        <Soft>{say('debug.text')}</Soft>
      </Head>
      {/* The panel has number keys of its own. */}
      <TableLoader
        ruleset={entry.name}
        playable={playable}
        store={store}
        snapshot={snapshot}
        people={people}
        keys={false}
      />
    </>
  );
}
