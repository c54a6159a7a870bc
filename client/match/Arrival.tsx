import { useCallback, useEffect, useState } from 'react';
import styled from 'styled-components';
import type { Seat } from '../../games/kit/core';
import { Banner } from '../boards/Cover';
import { Message } from '../ui/Message';
import { freeSeats, lobbyApi } from '../lobby/api';
import { Facts } from '../lobby/Facts';
import { ComeBack } from '../lobby/ComeBack';
import { NameField } from '../lobby/NameField';
import { ShareLink } from '../lobby/ShareLink';
import { sit } from '../lobby/sit';
import { usePolled } from '../lobby/usePolled';
import { useTask } from '../lobby/useTask';
import { botName } from '../words/botName';
import type { MySeat } from '../net/credentials';
import type { RulesetEntry } from '../rulesets';
import { useSettings } from '../settings';
import { colour, radius, seatColour, seatSign, space } from '../theme';
import { Busy } from '../ui/Busy';
import { Button } from '../ui/Button';
import { Fields, Fold, Note, Panel, Soft, Title } from '../ui/parts';
import { useUi } from '../words';
import { tableName } from '../words/tableName';

const Page = styled(Panel)`
  display: grid;
  gap: ${space.l};
  max-width: 36rem;
  margin: ${space.xl} auto;
  @media (max-width: 40rem) {
    margin: ${space.m};
  }
`;

const Places = styled.ul`
  display: grid;
  gap: ${space.s};
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.m};
    min-height: 3.5rem;
    padding: ${space.xs} ${space.m};
    border: 1px solid ${colour('lineSoft')};
    border-radius: ${radius.m};
    background: ${colour('raised')};
  }
`;

interface Props {
  entry: RulesetEntry;
  matchID: string;
  /** Number of the seat of the player who sent the link; null where the link does not say. */
  by: string | null;
  /** The seats that this browser has in the match. */
  mine: readonly MySeat[];
  onSeat(seat: Seat): void;
  onWatch(): void;
}

/** The page of a match for somebody without a seat in it: take a free seat, come back to one's own, or watch. */
export default function Arrival({ entry, matchID, by, mine, onSeat, onWatch }: Props) {
  const { say, language } = useUi();
  const load = useCallback(() => lobbyApi.match(entry.name, matchID), [entry, matchID]);
  const { value: match, problem, refresh } = usePolled(load, 4);
  const [name, setName] = useState(useSettings().name);
  const [missing, setMissing] = useState(false);
  const { busy, problem: failed, run } = useTask();

  // The name is the server's: a link cannot say who invites.
  const host = match?.players.find(({ id, bot }) => String(id) === by && !bot)?.name;
  const title = host ? say('match.invitesTo', { name: host, title: entry.title }) : entry.title;
  useEffect(() => {
    const { title: before } = document;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
  if (problem === 'problem.unknownMatch') return <Message title={say('match.gone')} text={say('match.goneText')} />;
  if (!match) return problem ? <Message title={say('match.trouble')} text={say(problem)} /> : <Busy />;
  const free = freeSeats(match);

  const sitDown = async (seat: Seat): Promise<void> => {
    const playerName = name.trim();
    setMissing(playerName === '');
    if (playerName === '') return;
    await run(async () => onSeat(await sit(entry.name, matchID, seat, playerName)));
    refresh();
  };

  return (
    <Page>
      <Banner ruleset={entry.name} />
      <div>
        <Title>{title}</Title>
        <Soft>
          {say('match.id')} {tableName(matchID, language)}
        </Soft>
        <Facts match={match} />
      </div>
      {match.gameover && <Note>{say('match.over')}</Note>}
      {!match.gameover && free.length === 0 && mine.length === 0 && <Note>{say('match.full')}</Note>}
      {problem && <Note $bad>{say(problem)}</Note>}
      <Fields>
        {free.length > 0 && <NameField value={name} missing={missing && name.trim() === ''} onChange={setName} />}
        <Places aria-label={say('match.seats')}>
          {match.players.map((player) => {
            const own = mine.some(({ seat }) => seat === player.id);
            return (
              <li key={player.id}>
                <span>
                  <span aria-hidden style={{ color: seatColour(player.id) }}>
                    {seatSign(player.id)}
                  </span>{' '}
                  {player.name ? botName(say, player.name) : say('seats.free')}
                </span>
                {own && (
                  <Button $kind="main" onClick={() => onSeat(player.id)}>
                    {say('match.continue')}
                  </Button>
                )}
                {!player.name && (
                  <Button $kind="main" disabled={busy} onClick={() => void sitDown(player.id)}>
                    {say('match.sit')}
                  </Button>
                )}
              </li>
            );
          })}
        </Places>
        {failed && (
          <Note $bad role="alert">
            {say(failed)}
          </Note>
        )}
        <Button onClick={onWatch}>{say('match.watch')}</Button>
        <ShareLink ruleset={entry.name} matchID={matchID} />
      </Fields>
      <Fold>
        <summary>{say('recovery.back')}</summary>
        <ComeBack at={{ ruleset: entry.name, matchID }} onSeat={(_place, seat) => onSeat(seat)} />
      </Fold>
    </Page>
  );
}
