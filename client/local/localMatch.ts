import { Client } from 'boardgame.io/client';
import { Local } from 'boardgame.io/multiplayer';
import type { Core, Seat } from '../../games/kit/core';
import { questionOf } from '../../games/kit/moves';
import { botClass } from '../bots/bot';
import { Brain } from '../bots/brain';
import { spawn } from '../bots/spawn';
import { ClientStore, type GameClient } from '../net/clientStore';
import { trailKey } from '../net/keptTrail';
import type { Playable } from '../rulesets';
import { humansOf, isBegun, storageKey, type TableSetup } from './setup';
import { bringUpToDate } from './upgrade';

/** A match in this page: a client for each person, one for a spectator, bots in a worker. */
export interface LocalMatch {
  /** The match as a seat sees it; null is a spectator. */
  storeOf(seat: Seat | null): ClientStore;
  /**
   * Lets the bots play.
   * @returns a function that stops them
   */
  start(): () => void;
}

/** Begins a match, or continues the one whose state the browser stores. */
export function localMatch(playable: Playable, setup: TableSetup): LocalMatch {
  const { ruleset: rules } = playable;
  const begun = isBegun(setup);
  const brain = new Brain(rules, spawn);
  const botAt = new Map(
    setup.sitters.flatMap((sitter, seat): [Seat, string][] => (sitter.kind === 'bot' ? [[seat, sitter.bot]] : [])),
  );
  // All clients share one game object and one list of bots, by which the framework recognises that they share a match.
  const game = playable.game(setup.options, setup.record);
  bringUpToDate(game, setup);
  const bots = Object.fromEntries([...botAt].map(([seat, bot]) => [seat, botClass(rules, brain, bot)]));
  const multiplayer = Local({ bots, persist: true, storageKey: storageKey(rules.name) });
  const clientOf = (seat: Seat | null): GameClient =>
    Client<Core>({
      game,
      multiplayer,
      debug: false,
      matchID: setup.matchID,
      numPlayers: setup.sitters.length,
      ...(seat !== null && { playerID: String(seat) }),
    });
  const humans = humansOf(setup);
  // Where the device goes round, none keeps what another could look up.
  const tabOf = (seat: Seat | null) => (seat === null || humans.length > 1 ? undefined : trailKey(setup.matchID, seat));
  const stores = new Map([null, ...humans].map((seat) => [seat, new ClientStore(clientOf(seat), rules, tabOf(seat))]));

  /** `Local` asks a bot when a match begins and after every move; a match that continues has neither yet. */
  const wake = async (): Promise<void> => {
    for (const [seat, bot] of botAt) {
      const client = clientOf(seat);
      const view = await firstView(client);
      const move = questionOf(view, seat) && (await brain.think(bot, view, seat));
      if (move) client.moves[move.name]?.(...move.args);
      client.stop();
      // The first move makes `Local` ask the other bots.
      if (move) return;
    }
  };

  return {
    storeOf: (seat) => {
      const store = stores.get(seat);
      if (!store) throw new Error(`seat ${seat} has no place at this device`);
      return store;
    },
    start: () => {
      brain.start();
      if (begun) void wake();
      return () => brain.stop();
    },
  };
}

/** Connects a client and resolves with the first view that it receives. */
const firstView = (client: GameClient): Promise<Core> =>
  new Promise((resolve) => {
    client.subscribe((state) => {
      if (state) resolve(state.G);
    });
    client.start();
  });
