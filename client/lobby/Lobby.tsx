import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import styled from 'styled-components';
import { mySeatsAt } from '../net/credentials';
import { RULESETS } from '../rulesets';
import { space, wide } from '../theme';
import { Button } from '../ui/Button';
import { Note, Panel, Soft } from '../ui/parts';
import { useUi } from '../words';
import { lobbyApi } from './api';
import { ComeBack } from './ComeBack';
import { CreateForm } from './CreateForm';
import { EmptyTable } from './EmptyTable';
import { Hero } from './Hero';
import { MatchList } from './MatchList';
import { MyMatches } from './MyMatches';
import { Unfolded } from './Unfolded';
import { usePolled } from './usePolled';

const Page = styled.div`
  display: grid;
  gap: ${space.l};
  max-width: 84rem;
  margin: 0 auto;
  padding: ${space.l};
  ${wide} {
    padding-block: ${space.xl};
  }
`;

/** Panels beside each other; one that is unfolded has the whole width. */
const Beside = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr));
  gap: ${space.l};
  align-items: start;
  > [open] {
    grid-column: 1 / -1;
  }
`;

/** The tables of others; over them what keeps the list from coming. */
const Tables = styled.div`
  > [role='status']:not(:empty) {
    margin-bottom: ${space.l};
  }
`;

/** Where nobody plays. */
const Empty = styled(Panel)`
  display: flex;
  align-items: center;
  gap: ${space.l};
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
  const others = matches?.filter((match) => mySeatsAt(match.gameName, match.matchID).length === 0);
  const open = others?.filter((match) => match.players.some(({ name }) => !name));
  const running = others?.filter((match) => match.players.every(({ name }) => name));
  return (
    <Page>
      <Hero />
      <MyMatches />
      <Beside>
        <CreateForm />
        <Unfolded title={say('recovery.back')} hint={say('recovery.hint')}>
          <ComeBack onSeat={({ ruleset, matchID }, seat) => go(`/match/${ruleset}/${matchID}?seat=${seat}`)} />
        </Unfolded>
      </Beside>
      <Tables>
        <div role="status">{problem && <Note $bad>{say(problem)}</Note>}</div>
        {open?.length === 0 && running?.length === 0 ? (
          <Empty>
            <EmptyTable />
            <div>
              <p>{say('lobby.noOpen')}</p>
              <Soft>{say('lobby.noRunning')}</Soft>
            </div>
          </Empty>
        ) : (
          (matches || !problem) && (
            <Beside>
              <Panel>
                <h2>{say('lobby.open')}</h2>
                <MatchList matches={open} empty={say('lobby.noOpen')} />
              </Panel>
              <Panel>
                <h2>{say('lobby.running')}</h2>
                <MatchList matches={running} empty={say('lobby.noRunning')} />
              </Panel>
            </Beside>
          )
        )}
      </Tables>
      {lists?.some(({ more }) => more) && <Button onClick={() => setPages(pages + 1)}>{say('lobby.more')}</Button>}
    </Page>
  );
}
