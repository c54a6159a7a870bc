import { useState } from 'react';
import { BadRecord, replayRecord, type MatchRecord } from '../../games/kit/record';
import { readRecord } from '../../games/kit/recordFile';
import type { Ruleset } from '../../games/kit/ruleset';
import { Field, Fields, Note, Panel, Soft } from '../ui/parts';
import { useUi } from '../words';
import { problemWith } from './problem';

/** Opens a match that was saved as a file, or says what is wrong with the file. */
export function OpenRecord({ rules, onOpen }: { rules: Ruleset; onOpen(record: MatchRecord): void }) {
  const { say } = useUi();
  const [problem, setProblem] = useState<BadRecord | null>(null);

  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setProblem(null);
    try {
      const record = readRecord(await file.text());
      replayRecord(rules, record);
      onOpen(record);
    } catch (error) {
      setProblem(error instanceof BadRecord ? error : new BadRecord('noMatch'));
    }
  };

  return (
    <Panel>
      <h2>{say('record.open')}</h2>
      <Fields>
        <Field>
          {say('record.file')}
          <input type="file" accept=".json,application/json" onChange={(event) => void open(event.target.files?.[0])} />
        </Field>
        <div role="alert">{problem && <Note $bad>{problemWith(say, problem)}</Note>}</div>
        <Soft>{say('record.openText')}</Soft>
      </Fields>
    </Panel>
  );
}
