import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Core, Seat } from '../../games/kit/core';
import type { Playable, RulesetEntry } from '../rulesets';
import { TableLoader } from '../table/TableLoader';
import { Button } from '../ui/Button';
import { Row, Soft } from '../ui/parts';
import { useUi } from '../words';
import { botName } from './botName';
import { localMatch, type LocalMatch } from './localMatch';
import { PassDevice } from './PassDevice';
import { humansOf, passTo, peopleOf, type Setup } from './setup';

interface Props {
  entry: RulesetEntry;
  playable: Playable;
  setup: Setup;
  /** Away from this table, to set up another. */
  onNew(): void;
}

/** A table on this device. The bots' worker lives as long as it is shown. */
export function LocalTable(props: Props) {
  const [match] = useState(() => localMatch(props.playable, props.setup));
  useEffect(() => match.start(), [match]);
  return <Seated {...props} match={match} />;
}

/** Shows the table to whoever holds the device, and hides it while it changes hands. */
function Seated({ entry, playable, setup, onNew, match }: Props & { match: LocalMatch }) {
  const { say } = useUi();
  const humans = useMemo(() => humansOf(setup), [setup]);
  const [holder, setHolder] = useState<Seat | null>(humans.length === 1 ? (humans[0] ?? null) : null);
  const store = match.storeOf(holder);
  const { view } = useSyncExternalStore(store.subscribe, store.snapshot);
  const folk = useMemo(() => {
    const count = (bot: string): number => setup.sitters.filter((sitter) => sitter.kind === 'bot' && sitter.bot === bot).length;
    return peopleOf(setup, (bot, seat) => (count(bot) > 1 ? `${botName(say, bot)} ${seat + 1}` : botName(say, bot)));
  }, [setup, say]);
  const people = useCallback((_view: Core) => folk, [folk]);
  const next = view && humans.length > 1 ? passTo(view, holder, humans) : null;

  if (next !== null) return <PassDevice name={folk[next]?.name ?? ''} seat={next} onTaken={() => setHolder(next)} />;
  return (
    <TableLoader
      key={holder}
      ruleset={entry.name}
      playable={playable}
      store={store}
      people={people}
      above={() => (
        <Row>
          <Soft>{say('local.title', { title: entry.title })}</Soft>
          <Button $kind="quiet" $small onClick={onNew}>{say('local.another')}</Button>
        </Row>
      )}
    />
  );
}
