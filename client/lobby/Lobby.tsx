import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import styled from 'styled-components';
import { RULESETS } from '../rulesets';
import { space, wide } from '../theme';
import { Button } from '../ui/Button';
import { Note, Panel } from '../ui/parts';
import { useUi } from '../words';
import { lobbyApi } from './api';
import { ComeBack } from './ComeBack';
import { CreateForm } from './CreateForm';
import { Hero } from './Hero';
import { MatchList } from './MatchList';
import { MyMatches } from './MyMatches';
import { usePolled } from './usePolled';

const Page = styled.div`
  display: grid;
  gap: ${space.l};
  max-width: 76rem;
  margin: 0 auto;
  padding: ${space.l};
  ${wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 23rem);
    align-items: start;
    padding-block: ${space.xl};
    > header {
      grid-column: 1 / -1;
    }
  }
`;

const Column = styled.div`
  display: grid;
  gap: ${space.l};
  min-width: 0;
`;

/** How often the lists are asked for, in seconds. */
const EVERY = 4;

/** The lobby: play here, my matches, open and running tables, open a table. */
export default function Lobby() {
  const { say } = useUi();
  const go = useNavigate();
  const [pages, setPages] = useState(1);
  const load = useCallback(() => Promise.all(RULESETS.map(({ name }) => lobbyApi.list(name, pages))), [pages]);
  const { value: lists, problem } = usePolled(load, EVERY);
  const matches = lists?.flatMap((list) => list.matches);
  const open = matches?.filter((match) => match.players.some(({ name }) => !name));
  const running = matches?.filter((match) => match.players.every(({ name }) => name));
  return (
    <Page>
      <Hero />
      <Column>
        <MyMatches />
        <Panel>
          <h2>{say('lobby.open')}</h2>
          <div role="status">{problem && <Note $bad>{say(problem)}</Note>}</div>
          {(matches || !problem) && <MatchList matches={open} empty={say('lobby.noOpen')} seen={RULESETS[0]?.name} />}
        </Panel>
        {(matches || !problem) && (
          <Panel>
            <h2>{say('lobby.running')}</h2>
            <MatchList matches={running} empty={say('lobby.noRunning')} seen={RULESETS.at(-1)?.name} />
          </Panel>
        )}
        {lists?.some(({ more }) => more) && <Button onClick={() => setPages(pages + 1)}>{say('lobby.more')}</Button>}
      </Column>
      <Column>
        <CreateForm />
        <Panel>
          <h2>{say('recovery.back')}</h2>
          <ComeBack onSeat={({ ruleset, matchID }, seat) => go(`/match/${ruleset}/${matchID}?seat=${seat}`)} />
        </Panel>
      </Column>
    </Page>
  );
}
