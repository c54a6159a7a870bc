import { useCallback, useMemo } from 'react';
import styled from 'styled-components';
import type { Core } from '../../games/kit/core';
import { Message } from '../app/Message';
import { ShareLink } from '../lobby/ShareLink';
import type { MySeat } from '../net/credentials';
import { onlineMatch } from '../net/online';
import type { Playable, RulesetEntry } from '../rulesets';
import type { Person } from '../table/people';
import { TableLoader } from '../table/TableLoader';
import { space } from '../theme';
import { Code, Panel, Row, Soft, Tag } from '../ui/parts';
import { useUi } from '../words';
import { Leave } from './Leave';
import { useGone } from './useGone';

const Invitation = styled(Panel)`
  display: grid;
  gap: ${space.s};
  padding: ${space.m};
`;

interface Props {
  entry: RulesetEntry;
  playable: Playable;
  matchID: string;
  /** Undefined watches. */
  seat: MySeat | undefined;
}

/** A table on the server, for its player or for somebody who watches. */
export function OnlineTable({ entry, playable, matchID, seat }: Props) {
  const { say } = useUi();
  const store = useMemo(
    () => onlineMatch(playable, matchID, seat?.seat ?? null, seat?.credentials),
    [playable, matchID, seat?.seat, seat?.credentials],
  );
  const asTold = useCallback((_view: Core, known: readonly Person[]) => known, []);
  const gone = useGone(entry.name, matchID);
  if (gone) return <Message title={say('match.gone')} text={say('match.goneText')} />;

  const above = (people: readonly Person[]) => {
    const free = people.filter(({ name }) => name === null).length;
    return (
      <>
        <Row>
          <Soft>{entry.title} <Code>{matchID}</Code></Soft>
          {!seat && <Tag>{say('match.watching')}</Tag>}
          {seat && <Leave seat={seat} />}
        </Row>
        {free > 0 && (
          <Invitation aria-label={say('match.about')}>
            <p>{say('match.invite', { n: free })}</p>
            <ShareLink ruleset={entry.name} matchID={matchID} />
          </Invitation>
        )}
      </>
    );
  };
  return <TableLoader ruleset={entry.name} playable={playable} store={store} people={asTold} above={above} />;
}
