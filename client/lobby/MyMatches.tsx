import { useState } from 'react';
import { GiHourglass } from 'react-icons/gi';
import { Link } from 'react-router';
import styled from 'styled-components';
import { forgetSeat, mySeats, type MySeat } from '../net/credentials';
import { rulesetOf } from '../rulesets';
import { colour } from '../theme';
import { Button, LinkButton } from '../ui/Button';
import { Panel, Row, Soft, Tag } from '../ui/parts';
import { useUi } from '../words';
import { tableName } from '../words/tableName';
import { lobbyApi, type ListedMatch } from './api';
import { Facts } from './Facts';
import { Item, List, Named } from './MatchList';
import { Seats } from './Seats';
import { usePolled } from './usePolled';

/** A seat of mine and its match; null when the server no longer has it. */
interface Mine {
  seat: MySeat;
  match: ListedMatch | null;
}

const Waits = styled(Item)<{ $waits: boolean }>`
  border: ${({ $waits }) => ($waits ? `2px solid ${colour('glow')}` : `1px solid ${colour('lineSoft')}`)};
`;

/** How often they are asked for, in seconds. */
const EVERY = 5;

/** One request for each ruleset. */
async function loadMine(): Promise<Mine[]> {
  const seats = mySeats();
  const rulesets = [...new Set(seats.map(({ ruleset }) => ruleset))];
  const found = (
    await Promise.all(
      rulesets.map(async (ruleset) => {
        const ids = seats.filter((seat) => seat.ruleset === ruleset).map(({ matchID }) => matchID);
        return lobbyApi.find(ruleset, [...new Set(ids)]);
      }),
    )
  ).flat();
  return seats.map((seat) => ({
    seat,
    match: found.find(({ gameName, matchID }) => gameName === seat.ruleset && matchID === seat.matchID) ?? null,
  }));
}

const waits = ({ seat, match }: Mine): boolean => match?.active.includes(String(seat.seat)) ?? false;

/** The matches in which this browser has a seat; those that wait for me come first. */
export function MyMatches() {
  const { say, language } = useUi();
  const [any] = useState(() => mySeats().length > 0);
  const { value, refresh } = usePolled(loadMine, EVERY);
  if (!any || value?.length === 0) return null;
  const order = [...(value ?? [])].sort((a, b) => rank(a) - rank(b) || b.seat.since - a.seat.since);
  return (
    <Panel>
      <h2>{say('mine.title')}</h2>
      {!value && <Soft>{say('lobby.loading')}</Soft>}
      <List>
        {order.map((mine) => {
          const { seat, match } = mine;
          const forget = (): void => {
            forgetSeat(seat.matchID, seat.seat);
            refresh();
          };
          return (
            <Waits key={`${seat.matchID} ${seat.seat}`} $waits={waits(mine)}>
              <div>
                <h3>
                  {rulesetOf(seat.ruleset)?.title ?? seat.ruleset} <Named>{tableName(seat.matchID, language)}</Named>
                </h3>
                {match ? (
                  <>
                    <Seats match={match} />
                    <Facts match={match} />
                  </>
                ) : (
                  <Soft>{say('mine.gone')}</Soft>
                )}
              </div>
              <Row>
                {waits(mine) && (
                  <Tag>
                    <GiHourglass aria-hidden />
                    {say('mine.waits')}
                  </Tag>
                )}
                {match?.gameover && <Tag>{say('mine.over')}</Tag>}
                {match && (
                  <LinkButton
                    $kind={waits(mine) ? 'main' : 'plain'}
                    as={Link}
                    to={`/match/${seat.ruleset}/${seat.matchID}?seat=${seat.seat}`}
                  >
                    {say('mine.open')}
                  </LinkButton>
                )}
                {(!match || match.gameover) && (
                  <Button $kind="quiet" onClick={forget}>
                    {say('mine.forget')}
                  </Button>
                )}
              </Row>
            </Waits>
          );
        })}
      </List>
    </Panel>
  );
}

const rank = (mine: Mine): number => (waits(mine) ? 0 : !mine.match ? 3 : mine.match.gameover ? 2 : 1);
