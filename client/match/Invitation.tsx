import type { Seat } from '../../games/kit/core';
import { Banner } from '../boards/Cover';
import { lobbyApi } from '../lobby/api';
import { ShareLink } from '../lobby/ShareLink';
import { useTask } from '../lobby/useTask';
import type { MySeat } from '../net/credentials';
import { Button } from '../ui/Button';
import { Note, Row } from '../ui/parts';
import { useUi } from '../words';
import { Aside } from './Aside';

interface Props {
  ruleset: string;
  matchID: string;
  free: readonly Seat[];
  /** The reader's seat. Only a player may give seats to bots; undefined for spectators. */
  seat: MySeat | undefined;
  bot: string;
}

/** While seats are free: the link that invites players, and a button that gives the free seats to bots. */
export function Invitation({ ruleset, matchID, free, seat, bot }: Props) {
  const { say } = useUi();
  const { busy, problem, run } = useTask();
  const fill = async (mine: MySeat): Promise<void> => {
    for (const each of free) await lobbyApi.seatBot(mine, each, bot);
  };
  return (
    <Aside aria-label={say('match.about')}>
      <Banner ruleset={ruleset} />
      <p>{say('match.invite', { n: free.length })}</p>
      <ShareLink ruleset={ruleset} matchID={matchID} by={seat?.seat} />
      {seat && (
        <Row>
          <Button $kind="quiet" $small disabled={busy} onClick={() => void run(() => fill(seat))}>
            {say('bots.fill', { n: free.length })}
          </Button>
        </Row>
      )}
      {problem && (
        <Note $bad role="alert">
          {say(problem)}
        </Note>
      )}
    </Aside>
  );
}
