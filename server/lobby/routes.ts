import { setTimeout as delay } from 'node:timers/promises';

import type { Game } from 'boardgame.io';
import type { Server as makeServer } from 'boardgame.io/server';
import type { Context } from 'koa';
import { z } from 'zod';

import { addressOf } from '../http/forwarded';
import type { RateLimits } from '../http/limits';
import { readJson } from '../http/request-body';
import { RequestError } from '../http/request-error';
import * as bodies from './bodies';
import { listing, MatchListing, readsOf } from './listing';
import type { Lobby, MatchAddress } from './lobby';
import { Openings } from './openings';
import { Seats } from './seats';
import { SingleFlight } from './single-flight';

type Router = ReturnType<typeof makeServer>['router'];

interface Params {
  params: Record<string, string | undefined>;
}

/** Counts what a request does before it is done. @throws RequestError when it was done too often */
type Counting = <T>(
  limits: RateLimits,
  who: { address: string; place: MatchAddress },
  act: () => Promise<T>,
) => Promise<T>;

const creations: Counting = async (limits, { address }, act) => {
  await limits.spend('creations', address);
  try {
    return await act();
  } catch (error) {
    // Nothing was created.
    if (error instanceof RequestError) await limits.refund('creations', address);
    throw error;
  }
};

const joins: Counting = async (limits, { address }, act) => {
  await limits.spend('joins', address);
  return act();
};

/** Only wrong codes count, but each before it is looked at; others behind the same address, at other matches, are not kept out. */
const recoveries: Counting = async (limits, { address, place }, act) => {
  const who = `${place.id}/${address}`;
  await limits.spend('recoveries', who);
  try {
    const answer = await act();
    await limits.refund('recoveries', who);
    return answer;
  } catch (error) {
    await delay(WRONG_CODE);
    throw error;
  }
};

/** How long whoever had a wrong recovery code waits for the answer, in milliseconds. */
const WRONG_CODE = 1000;

/** Longest message about a request, in characters: it repeats words that a stranger chose. */
const LONGEST_MESSAGE = 300;

/**
 * Adds the routes of the lobby. They stand in for the framework's of the same addresses, and keep what a LobbyClient
 * expects of them; so they have to be added before the framework adds its own.
 * @param proxies how many proxies of ours a request passes
 */
export function addLobby(router: Router, lobby: Lobby, proxies: number): void {
  const { limits } = lobby;
  const matches = new MatchListing(lobby);
  const openings = new Openings(lobby);
  const seats = new Seats(lobby);

  const placeOf = ({ params }: Params): MatchAddress => {
    const game = lobby.games.find(({ name }) => name === params.name);
    if (!game) throw new RequestError(404, 'unknown-game', 'This server has no such game.');
    return { game, id: params.id ?? '' };
  };

  const get = <Query>(
    path: string,
    schema: z.ZodType<Query>,
    answer: (place: MatchAddress, query: Query) => Promise<unknown>,
    reads: (query: Query) => number = () => 1,
  ) => {
    const flights = new SingleFlight<Buffer>();
    router.get(`/games/:name${path}`, async (ctx) => {
      const address = addressOf(ctx.req, proxies);
      await limits.spend('reads', address);
      const place = placeOf(ctx);
      const query = read(schema, ctx.query);
      await limits.spend('reads', address, reads(query) - 1);
      await reply(
        ctx,
        flights.ask(ctx.url, async () => Buffer.from(JSON.stringify(await answer(place, query)))),
      );
    });
  };

  const post = <Body>(
    path: string,
    schema: (game: Game) => z.ZodType<Body>,
    act: (place: MatchAddress, body: Body, address: string) => Promise<unknown>,
    counted?: Counting,
  ) => {
    // Making a schema costs a hundred times as much as using it.
    const shapes = new Map(lobby.games.map((game) => [game, schema(game)]));
    router.post(`/games/:name/${path}`, async (ctx) => {
      const address = addressOf(ctx.req, proxies);
      await limits.spend('posts', address);
      const place = placeOf(ctx);
      const body = read(shapes.get(place.game) as z.ZodType<Body>, await readJson(ctx));
      const done = () => act(place, body, address);
      await reply(ctx, counted ? counted(limits, { address, place }, done) : done());
    });
  };

  get('', listing, matches.list, readsOf);
  get('/:id', z.unknown(), matches.match);
  post('create', bodies.create, openings.create, creations);
  post(':id/playAgain', bodies.playAgain, openings.playAgain, creations);
  post(':id/join', bodies.join, seats.join, joins);
  post(':id/leave', bodies.ofOwner, seats.leave);
  post(':id/update', bodies.update, seats.update);
  post(':id/rename', bodies.update, seats.update);
  post(':id/recover', bodies.recover, seats.recover, recoveries);
  post(':id/recovery', bodies.ofOwner, seats.renew);
  post(':id/bot', bodies.bot, seats.bot);
  post(':id/unbot', bodies.unbot, seats.unbot);
  post(':id/takeBack', bodies.ofOwner, seats.takeBack);
  post(':id/file', bodies.ofOwner, seats.file);
}

async function reply(ctx: Context, answer: Promise<unknown>): Promise<void> {
  const body = await answer;
  ctx.type = 'json';
  ctx.body = body;
  // Answers hold credentials, or are old as soon as somebody joins.
  ctx.set('Cache-Control', 'no-store');
}

/** @throws RequestError naming what is wrong, without its content, which may be a secret */
function read<T>(schema: z.ZodType<T>, value: unknown): T {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const words = error.issues.map(({ path, message }) => [path.join('.') || 'request', message].join(': ')).join('; ');
  throw new RequestError(400, 'bad-request', words.slice(0, LONGEST_MESSAGE));
}
