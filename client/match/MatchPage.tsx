import { lazy, use, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { Seat } from '../../games/kit/core';
import { Message } from '../ui/Message';
import { OneTab } from '../ui/OneTab';
import { mySeatsAt } from '../net/credentials';
import { loadPlayable, rulesetOf, type RulesetEntry } from '../rulesets';
import { useUi } from '../words';
import { OnlineTable } from './OnlineTable';

/** Loaded only for readers without a seat. */
const Arrival = lazy(() => import('./Arrival'));

/** Ids of matches. An address with anything else is a damaged link. */
const MATCH_ID = /^[\w-]{1,64}$/;

/** The page of a match on the server: the table for a player, a choice of seats for everybody else. */
export default function MatchPage() {
  const { say } = useUi();
  const { ruleset, matchID = '' } = useParams();
  const entry = rulesetOf(ruleset);
  if (!entry || !MATCH_ID.test(matchID))
    return <Message title={say('match.badLink')} text={say('match.badLinkText')} />;
  return <Match key={`${entry.name} ${matchID}`} entry={entry} matchID={matchID} />;
}

function Match({ entry, matchID }: { entry: RulesetEntry; matchID: string }) {
  const [query, setQuery] = useSearchParams();
  const [mine, setMine] = useState(() => mySeatsAt(entry.name, matchID));
  // A link to a position needs no seat.
  const watching = query.has('watch') || (query.has('at') && mine.length === 0);
  const wanted = query.get('seat');
  const seat = mine.find((each) => String(each.seat) === wanted) ?? (mine.length === 1 ? mine[0] : undefined);
  // What the table needs loads while the seats are being chosen.
  void loadPlayable(entry).catch(() => undefined);

  const watch = (): void => setQuery({ watch: '' });
  const sitAt = (chosen: Seat): void => {
    setMine(mySeatsAt(entry.name, matchID));
    setQuery({ seat: String(chosen) }, { replace: true });
  };

  const inviting = query.get('by');
  if (watching || seat)
    return <Seated entry={entry} matchID={matchID} seat={watching ? undefined : seat} onSeat={sitAt} onWatch={watch} />;
  return <Arrival entry={entry} matchID={matchID} by={inviting} mine={mine} onSeat={sitAt} onWatch={watch} />;
}

function Seated(props: Omit<Parameters<typeof OnlineTable>[0], 'playable'>) {
  const table = <OnlineTable {...props} playable={use(loadPlayable(props.entry))} />;
  // A player has the table open in one tab only. Spectators may open any number.
  return props.seat ? <OneTab place={`${props.matchID} ${props.seat.seat}`}>{table}</OneTab> : table;
}
