import { Client } from 'boardgame.io/client';
import { activePlayers, toGame } from '../../../games/kit/boardgame';
import type { Core } from '../../../games/kit/core';
import { optionsOf } from '../../play/match';
import { difference } from '../difference';
import type { Law, Verdict } from '../law';

/** The part of the framework's state that follows from G. */
interface Framed {
  G: Core;
  ctx: {
    phase: string | null;
    currentPlayer: string;
    activePlayers: Record<string, string> | null;
    gameover?: unknown;
  };
}

/** Compares the position of both drivers: G, phase, current player, active players, result. */
function agrees(g: Core, { G, ctx }: Framed): Verdict {
  if (g.result) return difference(G, g, 'G') ?? difference(ctx.gameover, g.result, 'ctx.gameover');
  return (
    difference(G, g, 'G') ??
    difference(ctx.phase, g.phase, 'ctx.phase') ??
    difference(ctx.currentPlayer, String(g.current), 'ctx.currentPlayer') ??
    difference(ctx.activePlayers, activePlayers(g), 'ctx.activePlayers') ??
    difference(ctx.gameover, undefined, 'ctx.gameover')
  );
}

/** The same moves through boardgame.io's reducer give the same game. */
export const framework: Law = {
  name: "boardgame.io's reducer",
  positions: 1,
  games: 20,
  watch({ rules, seats, options, seed }) {
    const client = Client<Core>({
      game: toGame(rules, optionsOf({ rules, options, seed })),
      numPlayers: seats,
      debug: false,
    });
    const state = (): Framed => client.store.getState();
    let begun = false;
    return {
      decision({ g }) {
        if (begun) return null;
        begun = true;
        return agrees(g, state());
      },
      moved(g, move) {
        client.updatePlayerID(String(move.seat));
        client.moves[move.name]?.(...structuredClone(move.args));
        return agrees(g, state());
      },
    };
  },
};
