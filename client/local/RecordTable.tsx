import { useMemo } from 'react';
import type { Core, Seat } from '../../games/kit/core';
import type { MatchRecord } from '../../games/kit/record';
import type { Replay } from '../../games/kit/replay';
import { ReplayTable } from '../replay/ReplayTable';
import { useReplayPosition } from '../replay/useReplayPosition';
import type { Playable, RulesetEntry } from '../rulesets';
import type { Person } from '../net/people';
import { Button } from '../ui/Button';
import { useUi } from '../words';

interface Props {
  entry: RulesetEntry;
  playable: Playable;
  replay: Replay<Core>;
  /**
   * Plays on from a position, as people at this device.
   * @param record the match up to there
   */
  onPlayOn(record: MatchRecord): void;
  onClose(): void;
}

/** A recorded match, as one of its seats saw it (`as=1`), or with all cards open. */
export function RecordTable({ entry, playable, replay, onPlayOn, onClose }: Props) {
  const { say } = useUi();
  const { record, last } = replay;
  const place = useReplayPosition(last);
  const { at } = place;
  const as = seatOf(place.as, record.seats);
  const view = useMemo(() => seen(replay, at, as), [replay, at, as]);
  const people = useMemo(
    () =>
      Array.from({ length: record.seats }, (_, seat): Person => ({
        seat,
        name: record.names?.[seat] || say('players.seat', { n: seat + 1 }),
        bot: false,
        connected: null,
      })),
    [record, say],
  );
  const eyes = [
    { as: null, label: say('replay.open') },
    ...people.map(({ seat, name }) => ({ as: String(seat), label: name ?? '' })),
  ];
  const over = at === last && view.result !== null;
  return (
    <ReplayTable
      entry={entry}
      playable={playable}
      place={{ ...place, as: as === null ? null : String(as) }}
      last={last}
      view={view}
      // With all cards open the table is laid out for the first player.
      seat={as ?? 0}
      people={people}
      eyes={eyes}
      record={() => Promise.resolve(record)}
      actions={
        <>
          <Button $small disabled={over} onClick={() => onPlayOn({ ...record, moves: record.moves.slice(0, at) })}>
            {say('replay.playOn')}
          </Button>
          <Button $kind="quiet" $small onClick={onClose}>
            {say('replay.close')}
          </Button>
        </>
      }
    />
  );
}

const seatOf = (text: string | null, seats: number): Seat | null =>
  text !== null && /^\d$/.test(text) && Number(text) < seats ? Number(text) : null;

/** A position as a seat saw it, or with all cards open. */
function seen(replay: Replay<Core>, at: number, seat: Seat | null): Core {
  const g = replay.at(at);
  return replay.rules.copy(seat === null ? g : replay.rules.view(g, seat));
}
