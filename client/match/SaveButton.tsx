import type { MatchRecord } from '../../games/kit/record';
import { useTask } from '../lobby/useTask';
import { saveRecord } from '../replay/saveRecord';
import { Button } from '../ui/Button';
import { Note } from '../ui/parts';
import { useUi } from '../words';

/** A button that saves a match of the server as a file. @param record gets the match from the server; may reject */
export default function SaveButton({ record }: { record(): Promise<MatchRecord> }) {
  const { say } = useUi();
  const { busy, problem, run } = useTask();
  return (
    <>
      <Button disabled={busy} onClick={() => void run(async () => saveRecord(await record()))}>
        {say('record.save')}
      </Button>
      {problem && (
        <Note $bad role="alert">
          {say(problem)}
        </Note>
      )}
    </>
  );
}
