import { Link } from 'react-router';
import styled from 'styled-components';
import { rulesetOf } from '../rulesets';
import { colour, font, radius, size, space } from '../theme';
import { LinkButton } from '../ui/Button';
import { Row, Soft } from '../ui/parts';
import { useUi } from '../words';
import { tableName } from '../words/tableName';
import { freeSeats, type ListedMatch } from './api';
import { Facts } from './Facts';
import { Seats } from './Seats';

export const List = styled.ul`
  display: grid;
  gap: ${space.s};
`;

export const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.l};
  padding: ${space.m};
  border: 1px solid ${colour('lineSoft')};
  border-radius: ${radius.m};
  background: ${colour('raised')};
  h3 {
    font-family: ${font.display};
    font-size: ${size.body};
  }
`;

/** The name of a table, after its game's. */
export const Named = styled.span`
  font-weight: 400;
  color: ${colour('inkSoft')};
`;

interface Props {
  matches: readonly ListedMatch[] | undefined;
  /** What is said where there are none. */
  empty: string;
}

/** Matches on the server, the latest first. */
export function MatchList({ matches, empty }: Props) {
  const { say, language } = useUi();
  if (!matches) return <Soft>{say('lobby.loading')}</Soft>;
  if (matches.length === 0) return <Soft>{empty}</Soft>;
  return (
    <List>
      {[...matches]
        .sort((a, b) => b.updatedAt - a.updatedAt)
        .map((match) => {
          const address = `/match/${match.gameName}/${match.matchID}`;
          return (
            <Item key={match.matchID}>
              <div>
                <h3>
                  {rulesetOf(match.gameName)?.title ?? match.gameName}{' '}
                  <Named>{tableName(match.matchID, language)}</Named>
                </h3>
                <Seats match={match} />
                <Facts match={match} />
              </div>
              <Row>
                {freeSeats(match).length > 0 && (
                  <LinkButton $kind="main" as={Link} to={address}>
                    {say('lobby.join')}
                  </LinkButton>
                )}
                <LinkButton as={Link} to={`${address}?watch`}>
                  {say('lobby.watch')}
                </LinkButton>
              </Row>
            </Item>
          );
        })}
    </List>
  );
}
