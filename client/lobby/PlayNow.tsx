import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import styled from 'styled-components';
import { type RulesetEntry, usualSeats } from '../rulesets';
import { useSettings } from '../settings';
import { desk, space } from '../theme';
import { Button } from '../ui/Button';
import { Note } from '../ui/parts';
import { useUi } from '../words';
import { lobbyApi } from './api';
import { seatedBots } from './BotSeats';
import { offeredOptions } from './MatchOptionFields';
import { sit } from './sit';
import { useTask } from './useTask';

const Ways = styled.div`
  display: grid;
  gap: ${space.s};
  grid-template-columns: 1fr 1fr;
  > * {
    padding-inline: ${space.xs};
    text-align: center;
  }
  /* A shelf of four has no room for them beside each other. */
  ${desk} {
    grid-template-columns: 1fr;
  }
`;

/** Begins with one click: a private table with bots. Children are other ways beside it. */
export function PlayNow({ entry, children }: { entry: RulesetEntry; children?: ReactNode }) {
  const { say } = useUi();
  const go = useNavigate();
  const { name } = useSettings();
  const { busy, problem, run } = useTask();

  const play = async (): Promise<void> => {
    const seats = usualSeats(entry);
    const bots = await seatedBots(entry, seats, {});
    const matchID = await lobbyApi.create(entry.name, {
      numPlayers: seats,
      setupData: offeredOptions(entry.name, seats),
      unlisted: true,
      bots,
    });
    await sit(entry.name, matchID, 0, name || say('players.seat', { n: 1 }));
    await go(`/match/${entry.name}/${matchID}`);
  };

  return (
    <>
      <Ways>
        <Button
          $kind="main"
          disabled={busy}
          aria-label={`${entry.title}: ${say('here.now')}`}
          onClick={() => void run(play)}
        >
          {say('here.now')}
        </Button>
        {children}
      </Ways>
      {problem && (
        <Note $bad role="alert">
          {say(problem)} <Link to={`/local/${entry.name}?now`}>{say('here.instead')}</Link>
        </Note>
      )}
    </>
  );
}
