import type { Game } from 'boardgame.io';
import { z } from 'zod';

import { oneLine } from '../one-line';

/** Most seats of a game that does not say how many it has. */
const MOST_SEATS = 10;

const name = oneLine(40);

/** An object that is not longer than so many bytes of JSON. */
const object = (longest: number) =>
  z
    .record(z.string(), z.unknown())
    .refine((value) => Buffer.byteLength(JSON.stringify(value)) <= longest, `may have at most ${longest} bytes`);

const data = object(2 * 1024);
const seat = z.string().max(40);
const botName = z.string().max(40);
const owner = { playerID: seat, credentials: z.string().max(200) };

const opening = ({ minPlayers = 1, maxPlayers = MOST_SEATS }: Game) => ({
  numPlayers: z.int().min(minPlayers).max(maxPlayers),
  setupData: object(4 * 1024).optional(),
  unlisted: z.boolean().optional(),
  /** Names of bots by seat. */
  bots: z.record(seat, botName).optional(),
});

/*
 * What the requests of the lobby may say. A word that is not known is an error, not a surprise: `unlistd` would show a
 * private match to everybody.
 */

/** A new match. */
export const create = (game: Game) => z.strictObject(opening(game));
/** The match that follows another, asked for by somebody who sat there. */
export const playAgain = (game: Game) =>
  z
    .strictObject({ ...opening(game), ...owner })
    .partial()
    .required({ playerID: true, credentials: true });

/** Taking a seat. */
export const join = () => z.strictObject({ playerID: seat.nullish(), playerName: name, data: data.optional() });
/** The owner's name or data. */
export const update = () =>
  z
    .strictObject({ ...owner, newName: name.optional(), data: data.optional() })
    .refine((body) => body.newName !== undefined || body.data !== undefined, 'newName or data is required');
/** Who says that a seat is theirs. */
export const ofOwner = () => z.strictObject(owner);
/** Taking a seat back by its recovery code. */
export const recover = () => z.strictObject({ code: z.string().max(40) });
/** Putting a bot on a seat. */
export const bot = () => z.strictObject({ ...owner, seat, bot: botName });
/** Taking a bot off a seat. */
export const unbot = () => z.strictObject({ ...owner, seat });

export type Opening = z.infer<ReturnType<typeof create>>;
export type PlayAgain = z.infer<ReturnType<typeof playAgain>>;
export type Join = z.infer<ReturnType<typeof join>>;
export type Update = z.infer<ReturnType<typeof update>>;
export type Owner = z.infer<ReturnType<typeof ofOwner>>;
export type Recover = z.infer<ReturnType<typeof recover>>;
export type Bot = z.infer<ReturnType<typeof bot>>;
export type Unbot = z.infer<ReturnType<typeof unbot>>;
