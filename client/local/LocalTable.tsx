import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Seat } from '../../games/kit/core';
import type { MatchRecord } from '../../games/kit/record';
import { useMatch } from '../net/useMatch';
import { saveRecord } from '../replay/saveRecord';
import type { Playable, RulesetEntry } from '../rulesets';
import { toldApart } from '../net/people';
import { TableLoader } from '../boards/TableLoader';
import { useTableParts } from '../boards/useTableParts';
import { isReady } from '../net/ready';
import { Button } from '../ui/Button';
import { Row, Soft } from '../ui/parts';
import { useUi } from '../words';
import { botName } from '../words/botName';
import { localMatch, type LocalMatch } from './localMatch';
import { PassDevice } from './PassDevice';
import { recordOf } from './record';
import { humansOf, noteSitting, passTo, peopleOf, type TableSetup } from './setup';
import { wholeLog } from './wholeLog';

interface Props {
  entry: RulesetEntry;
  playable: Playable;
  setup: TableSetup;
  /** Leaves this table to set up another. */
  onNew(): void;
  /** Begins another match of the same people. */
  onAgain(): void;
  /** Shows a recorded match. */
  onLook(record: MatchRecord): void;
}

/** A table on this device. The bots' worker runs as long as it is shown. */
export function LocalTable(props: Props) {
  const [match] = useState(() => localMatch(props.playable, props.setup));
  useEffect(() => match.start(), [match]);
  return <Seated {...props} match={match} />;
}

/** Shows the table to whoever holds the device, and hides it while the device changes hands. */
function Seated({ entry, playable, setup, onNew, onAgain, onLook, match }: Props & { match: LocalMatch }) {
  const { say } = useUi();
  // Loads the board already, so that nobody waits after taking the device.
  useTableParts(entry.name, playable);
  const humans = useMemo(() => humansOf(setup), [setup]);
  const [holder, setHolder] = useState<Seat | null>(humans.length === 1 ? (humans[0] ?? null) : null);
  const [taken, setTaken] = useState(humans.length === 1);
  const store = match.storeOf(holder);
  const snapshot = useMatch(store);
  const { view } = snapshot;
  const folk = useMemo(() => toldApart(peopleOf(setup, (bot) => botName(say, bot))), [setup, say]);
  const people = useCallback(() => folk, [folk]);
  const withRecord = (then: (record: MatchRecord) => void): void => {
    const record = recordOf(
      setup,
      folk.map(({ name }) => name ?? ''),
    );
    if (record) then(record);
  };
  const over = view && view.result !== null;
  useEffect(() => {
    if (over !== null) noteSitting(setup, { played: Date.now(), over });
  }, [setup, over]);
  // After a page load the view has only the latest lines.
  const missing = (snapshot.log[0]?.n ?? 0) > 0;
  useEffect(() => {
    const record = missing ? recordOf(setup, []) : null;
    // When it fails, the log is merely shorter.
    if (record) wholeLog(playable.ruleset, record, holder).then(store.recall, () => {});
  }, [missing, setup, playable, holder, store]);
  // Until all are ready nothing is secret: before anybody has taken the device, the table answers for every person at
  // it.
  const ready = view?.questions.find((question) => humans.includes(question.seat) && isReady(question))?.seat ?? null;
  const goesOn = !taken && holder !== ready;
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the device goes on by itself
    if (goesOn) setHolder(ready);
  }, [goesOn, ready]);
  const next = view && humans.length > 1 && ready === null ? passTo(view, holder, humans) : null;
  const take = (seat: Seat): void => {
    setHolder(seat);
    setTaken(true);
  };

  if (goesOn) return null;
  if (next !== null) return <PassDevice name={folk[next]?.name ?? ''} seat={next} onTaken={() => take(next)} />;
  return (
    <TableLoader
      key={holder}
      ruleset={entry.name}
      playable={playable}
      store={store}
      snapshot={snapshot}
      people={people}
      above={() => (
        <Row>
          <Soft>{entry.title}</Soft>
          <Button $kind="quiet" $small onClick={() => withRecord(saveRecord)}>
            {say('record.save')}
          </Button>
          <Button $kind="quiet" $small onClick={onNew}>
            {say('local.another')}
          </Button>
        </Row>
      )}
      record={() => Promise.resolve(recordOf(setup, []))}
      afterwards={() => (
        <>
          <Button $kind="main" onClick={onAgain}>
            {say('again.play', { people: humans.length })}
          </Button>
          <Button onClick={onNew}>{say('local.another')}</Button>
          <Button onClick={() => withRecord(onLook)}>{say('replay.look')}</Button>
          <Button onClick={() => withRecord(saveRecord)}>{say('record.save')}</Button>
        </>
      )}
    />
  );
}
