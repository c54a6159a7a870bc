import { useCallback } from 'react';
import { Link, useNavigate } from 'react-router';
import { lobbyApi } from '../lobby/api';
import { sitAgain } from '../lobby/sit';
import { usePolled } from '../lobby/usePolled';
import { useTask } from '../lobby/useTask';
import type { MySeat } from '../net/credentials';
import { Button, LinkButton } from '../ui/Button';
import { Note } from '../ui/parts';
import { useUi } from '../words';

/** Seconds between two requests that ask whether the next match is open. */
const EVERY = 5;

/** After the end: the next match with the same players. The first who asks opens it, and the others get a link to it. */
export default function Rematch({
  ruleset,
  matchID,
  seat,
}: {
  ruleset: string;
  matchID: string;
  seat: MySeat | undefined;
}) {
  const { say } = useUi();
  const go = useNavigate();
  const { value: match } = usePolled(
    useCallback(() => lobbyApi.match(ruleset, matchID), [ruleset, matchID]),
    EVERY,
  );
  const { busy, problem, run } = useTask();
  const next = match?.nextMatchID;
  const people = match?.players.filter(({ bot }) => bot === undefined).length ?? 1;

  const play = async (mine: MySeat): Promise<void> => {
    const following = next ?? (await lobbyApi.playAgain(mine));
    const taken = await sitAgain(ruleset, following, mine.seat, mine.name);
    await go(`/match/${ruleset}/${following}?seat=${taken}`);
  };

  if (!seat && next === undefined) return null;
  return (
    <>
      <span role="status">{next !== undefined && say('again.open')}</span>
      {seat && (
        <Button $kind="main" disabled={busy} onClick={() => void run(() => play(seat))}>
          {next === undefined ? say('again.play', { people }) : say('again.join')}
        </Button>
      )}
      {!seat && (
        <LinkButton as={Link} to={`/match/${ruleset}/${next}?watch`}>
          {say('lobby.watch')}
        </LinkButton>
      )}
      {problem && (
        <Note $bad role="alert">
          {say(problem)}
        </Note>
      )}
    </>
  );
}
