import type { Core } from '../../games/kit/core';
import { useTask } from '../lobby/useTask';
import type { Past } from '../net/past';
import { saveRecord } from '../replay/saveRecord';
import type { Person } from '../table/people';
import { Button } from '../ui/Button';
import { Note } from '../ui/parts';
import { useUi } from '../words';
import { recordOf } from './record';

interface Props {
  past: Past;
  matchID: string;
  view: Core;
  people: readonly Person[];
}

/** Saves a finished match as a file. */
export function SaveButton({ past, matchID, view, people }: Props) {
  const { say } = useUi();
  const { busy, problem, run } = useTask();
  const names = people.map(({ seat, name }) => name ?? say('players.seat', { n: seat + 1 }));
  return (
    <>
      <Button disabled={busy} onClick={() => void run(async () => saveRecord(await recordOf(past, matchID, view, names)))}>{say('record.save')}</Button>
      {problem && <Note $bad role="alert">{say(problem)}</Note>}
    </>
  );
}
