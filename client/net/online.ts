import { Client } from 'boardgame.io/client';
import type { Core, Seat } from '../../games/kit/core';
import type { Playable } from '../rulesets';
import { ChatStore } from './chat';
import { ClientStore } from './clientStore';
import { trailKey } from './keptTrail';
import { pastOf, type Past } from './past';
import { deltaSocket, type AskHost, type Speak } from './transport';

/**
 * Connects a match on this page's server with a store, its past and its chat.
 * @param seat null for a spectator
 * @param credentials of the seat; undefined for a spectator
 */
export function onlineMatch(
  playable: Playable,
  matchID: string,
  seat: Seat | null,
  credentials: string | undefined,
): { store: ClientStore; past: Past; chat: ChatStore } {
  let ask: AskHost = () => Promise.reject(new Error('offline'));
  let speak: Speak = () => false;
  const client = Client<Core>({
    game: playable.game(),
    matchID,
    // A client without `playerID` is a spectator's.
    ...(seat !== null && { playerID: String(seat) }),
    ...(credentials !== undefined && { credentials }),
    debug: false,
    multiplayer: deltaSocket({
      server: window.location.origin,
      onRefused: (refused) => {
        if (refused.chat === undefined) store.refuse(refused);
        else chat.refused(refused.chat, refused.code);
      },
      onMade: (...made) => {
        [ask, speak] = made;
      },
      onSynced: () => void chat.catchUp(),
      onChat: (message) => chat.heard(message),
    }),
  });
  const store = new ClientStore(client, playable.ruleset, seat === null ? undefined : trailKey(matchID, seat));
  const chat = new ChatStore(
    matchID,
    (question, ...about) => ask(question, ...about),
    (id, text) => speak(id, text),
  );
  return { store, past: pastOf((question, ...about) => ask(question, ...about)), chat };
}
