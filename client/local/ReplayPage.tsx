import { useMemo } from 'react';
import type { Core } from '../../games/kit/core';
import { BadRecord, type MatchRecord } from '../../games/kit/record';
import { Replay } from '../../games/kit/replay';
import { Message } from '../ui/Message';
import type { Playable, RulesetEntry } from '../rulesets';
import { useUi } from '../words';
import { keptRecord } from './keptRecord';
import { problemWith } from './problem';
import { RecordTable } from './RecordTable';

interface Props {
  entry: RulesetEntry;
  playable: Playable;
  onPlayOn(record: MatchRecord): void;
  onClose(): void;
}

/** The recorded match that this browser stores, or why it cannot be shown. */
export function ReplayPage({ entry, playable, onPlayOn, onClose }: Props) {
  const { say } = useUi();
  const replay = useMemo((): Replay<Core> | BadRecord | null => {
    const record = keptRecord(entry.name);
    try {
      return record && new Replay(playable.ruleset, record);
    } catch (error) {
      if (error instanceof BadRecord) return error;
      throw error;
    }
  }, [entry, playable]);

  if (replay instanceof Replay)
    return <RecordTable entry={entry} playable={playable} replay={replay} onPlayOn={onPlayOn} onClose={onClose} />;
  return (
    <Message
      title={say('replay.title', { title: entry.title })}
      text={replay ? problemWith(say, replay) : say('replay.none')}
    />
  );
}
