import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { GiNextButton, GiPreviousButton } from 'react-icons/gi';
import styled from 'styled-components';
import type { Core, Seat } from '../../games/kit/core';
import type { MatchRecord } from '../../games/kit/record';
import type { Replay } from '../../games/kit/replay';
import type { Snapshot } from '../net/matchStore';
import type { Playable, RulesetEntry } from '../rulesets';
import { continueLog } from '../table/log/lines';
import type { Person } from '../table/people';
import { Table } from '../table/Table';
import { useTableParts } from '../table/useTableParts';
import { space } from '../theme';
import { Button, IconButton } from '../ui/Button';
import { Field, Row, Soft } from '../ui/parts';
import { useUi } from '../words';

const Slider = styled.div`
  display: grid;
  gap: ${space.s};
  input[type='range'] { width: 100%; min-height: 2.5rem; }
`;

interface Props {
  entry: RulesetEntry;
  playable: Playable;
  replay: Replay<Core>;
  /** Plays on, as people at this device, from what was recorded up to a position. */
  onPlayOn(record: MatchRecord): void;
  onClose(): void;
}

const nothing = { answer: () => {}, undo: () => {}, reconnect: () => {} };

/**
 * The positions of a recorded match, each with an address: `?replay&at=57&as=1` is position 57 as seat 1 saw it; without
 * `as` all cards lie open.
 */
export function ReplayTable({ entry, playable, replay, onPlayOn, onClose }: Props) {
  const { say } = useUi();
  const { rules, record } = replay;
  const { words, board } = useTableParts(entry.name, playable);
  const [query, setQuery] = useSearchParams();
  const at = Math.max(0, Math.min(replay.last, Number(query.get('at') ?? replay.last) || 0));
  const as = seatOf(query.get('as'), record.seats);

  const go = (change: Record<string, string | null>): void => setQuery((before) => {
    const after = new URLSearchParams(before);
    for (const [key, value] of Object.entries(change)) {
      if (value === null) after.delete(key);
      else after.set(key, value);
    }
    return after;
  }, { replace: true });
  const goTo = (position: number): void => go({ at: String(Math.max(0, Math.min(replay.last, position))) });

  const snapshot = useMemo((): Snapshot => {
    const view = seen(replay, at, as);
    // With all cards open the table is laid out as for the first player.
    return { view, seat: as ?? 0, people: [], connected: true, log: continueLog([], view), since: null, sent: null };
  }, [replay, at, as]);
  const people = useMemo(
    () => Array.from({ length: record.seats }, (_, seat): Person => ({ seat, name: nameAt(say, record, seat), bot: false, connected: null })),
    [record, say],
  );
  const over = replay.at(replay.last).result !== null && at === replay.last;

  return (
    <Table store={nothing} snapshot={snapshot} rules={rules} words={words} board={board} people={people} keys={false} still>
      <Slider>
        <Soft>{say('replay.title', { title: entry.title })}</Soft>
        <Field>
          {say('replay.position', { n: at, last: replay.last })}
          <input type="range" min={0} max={replay.last} value={at} onChange={(event) => goTo(Number(event.target.value))} />
        </Field>
        <Row>
          <IconButton aria-label={say('replay.back')} disabled={at === 0} onClick={() => goTo(at - 1)}><GiPreviousButton aria-hidden /></IconButton>
          <IconButton aria-label={say('replay.forth')} disabled={at === replay.last} onClick={() => goTo(at + 1)}><GiNextButton aria-hidden /></IconButton>
          <Button $small disabled={over} onClick={() => onPlayOn({ ...record, moves: record.moves.slice(0, at) })}>{say('replay.playOn')}</Button>
          <Button $kind="quiet" $small onClick={onClose}>{say('replay.close')}</Button>
        </Row>
        <Field>
          {say('replay.as')}
          <select value={as ?? ''} onChange={(event) => go({ as: event.target.value || null })}>
            <option value="">{say('replay.open')}</option>
            {people.map(({ seat, name }) => <option key={seat} value={seat}>{name}</option>)}
          </select>
        </Field>
      </Slider>
    </Table>
  );
}

const nameAt = (say: ReturnType<typeof useUi>['say'], { names }: MatchRecord, seat: Seat): string => names?.[seat] || say('players.seat', { n: seat + 1 });

const seatOf = (text: string | null, seats: number): Seat | null => (text !== null && /^\d$/.test(text) && Number(text) < seats ? Number(text) : null);

/** A position as a seat saw it, or with all cards open. */
function seen(replay: Replay<Core>, at: number, seat: Seat | null): Core {
  const g = replay.at(at);
  return { ...(seat === null ? replay.rules.copy(g) : replay.rules.view(g, seat)), undo: null };
}
