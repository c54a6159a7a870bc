import type { Game, Server } from 'boardgame.io';
import type { Server as makeServer } from 'boardgame.io/server';
import type { Context, Next } from 'koa';
import { z } from 'zod';

import { readJson, replayJson } from './request-body';
import { RequestError } from './request-error';

type Router = ReturnType<typeof makeServer>['router'];

/** Most seats of a game that does not say how many it has. */
const MOST_SEATS = 10;

const name = z.string().trim().min(1).max(40);
const seat = z.string();
const credentials = z.string();
const options = z.record(z.string(), z.unknown());

const leave = z.object({ playerID: seat, credentials });
const join = z.object({ playerID: seat.nullish(), playerName: name, data: options.optional() });
const update = z
  .object({ playerID: seat, credentials, newName: name.optional(), data: options.optional() })
  .refine((body) => body.newName !== undefined || body.data !== undefined, 'newName or data is required');

const seatsOf = (game: Game) =>
  z
    .int()
    .min(game.minPlayers ?? 1)
    .max(game.maxPlayers ?? MOST_SEATS);
const create = (game: Game) =>
  z.object({ numPlayers: seatsOf(game), setupData: options.optional(), unlisted: z.boolean().optional() });
const again = (game: Game) => create(game).partial().extend({ playerID: seat, credentials });

export interface Lobby {
  games: readonly Game[];
  /** The match's metadata, or undefined where there is no such match. */
  findMatch(matchID: string): Promise<Server.MatchData | undefined>;
}

/**
 * Puts checks in front of the framework's lobby routes: every route gets an existing game, match and seat and a body of
 * the right shape and no more, or is not reached. Has to be called before the framework adds its routes to the router.
 * The routes repeat the checks that depend on what others do meanwhile (a seat taken, credentials).
 */
export function guardLobby(router: Router, { games, findMatch }: Lobby): void {
  const game = (ctx: Context & Params): Game => {
    const found = games.find((each) => each.name === ctx.params.name);
    if (!found) throw new RequestError(404, 'unknown-game', 'This server has no such game.');
    return found;
  };

  const match = async (ctx: Context & Params): Promise<Server.MatchData> => {
    const { name: gameName } = game(ctx);
    const found = await findMatch(String(ctx.params.id));
    // The framework's routes would show a match under the name of any game.
    if (!found || found.gameName !== gameName) throw new RequestError(404, 'unknown-match', 'There is no such match.');
    return found;
  };

  router.get('/games/:name', (ctx, next: Next) => {
    game(ctx);
    return next();
  });

  router.get('/games/:name/:id', async (ctx, next: Next) => {
    await match(ctx);
    await next();
  });

  router.post('/games/:name/create', async (ctx, next: Next) => {
    await accept(ctx, create(game(ctx)));
    await next();
  });

  router.post('/games/:name/:id/join', async (ctx, next: Next) => {
    const { players } = await match(ctx);
    const { playerID } = await accept(ctx, join);
    if (playerID != null) {
      if (seatAt(players, playerID).name) throw new RequestError(409, 'seat-taken', 'This seat is taken.');
    } else if (Object.values(players).every((each) => each.name)) {
      throw new RequestError(409, 'match-full', 'All seats of this match are taken.');
    }
    await next();
  });

  const ofSeat = (path: string, schema: (game: Game) => z.ZodType<{ playerID: string }>) =>
    router.post(`/games/:name/:id/${path}`, async (ctx, next: Next) => {
      const { players } = await match(ctx);
      const { playerID } = await accept(ctx, schema(game(ctx)));
      seatAt(players, playerID);
      await next();
    });
  ofSeat('leave', () => leave);
  ofSeat('update', () => update);
  ofSeat('rename', () => update);
  ofSeat('playAgain', again);
}

interface Params {
  params: Record<string, string | undefined>;
}

/** Reads and checks the body and leaves what passed, and nothing else, for the framework's route. */
async function accept<T>(ctx: Context, schema: z.ZodType<T>): Promise<T> {
  const { success, data, error } = schema.safeParse(await readJson(ctx));
  if (!success) throw new RequestError(400, 'bad-request', wordsFor(error));
  replayJson(ctx, data);
  return data;
}

/** Names the fields that are wrong and why, without their content, which may be a secret. */
const wordsFor = (error: z.ZodError): string =>
  error.issues.map(({ path, message }) => [path.join('.') || 'body', message].join(': ')).join('; ');

/** An own key only: `__proto__` names no seat, although every object answers to it. */
function seatAt(players: Server.MatchData['players'], playerID: string): Server.PlayerMetadata {
  const found = Object.hasOwn(players, playerID) ? players[Number(playerID)] : undefined;
  if (!found) throw new RequestError(404, 'unknown-seat', 'This match has no such seat.');
  return found;
}
