import { Client } from 'boardgame.io/client';
import type { Core, Seat } from '../../games/kit/core';
import type { Playable } from '../rulesets';
import { MatchStore } from './matchStore';
import { pastOf, type Past } from './past';
import { deltaSocket, type Ask } from './transport';

/** A match on this page's server; `seat` null watches. */
export function onlineMatch(
  playable: Playable,
  matchID: string,
  seat: Seat | null,
  credentials: string | undefined,
): { store: MatchStore; past: Past } {
  let ask: Ask = () => Promise.reject(new Error('offline'));
  const client = Client<Core>({
    game: playable.game(),
    matchID,
    // The framework means null by "a spectator", and its types leave that out.
    playerID: seat === null ? undefined : String(seat),
    credentials,
    debug: false,
    multiplayer: deltaSocket({
      server: window.location.origin,
      onRefused: (refused) => store.refuse(refused),
      onMade: (made) => {
        ask = made;
      },
    }),
  });
  const store = new MatchStore(client, playable.ruleset);
  return { store, past: pastOf((question, ...about) => ask(question, ...about)) };
}
