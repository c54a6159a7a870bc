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

export const create = (game: Game) => z.strictObject(opening(game));
export const playAgain = (game: Game) =>
  z
    .strictObject({ ...opening(game), ...owner })
    .partial()
    .required({ playerID: true, credentials: true });

export const join = () => z.strictObject({ playerID: seat.nullish(), playerName: name, data: data.optional() });
export const update = () =>
  z
    .strictObject({ ...owner, newName: name.optional(), data: data.optional() })
    .refine((body) => body.newName !== undefined || body.data !== undefined, 'newName or data is required');
export const ofOwner = () => z.strictObject(owner);
export const recover = () => z.strictObject({ code: z.string().max(40) });
export const bot = () => z.strictObject({ ...owner, seat, bot: botName });
export const unbot = () => z.strictObject({ ...owner, seat });

export type Opening = z.infer<ReturnType<typeof create>>;
export type PlayAgain = z.infer<ReturnType<typeof playAgain>>;
export type Join = z.infer<ReturnType<typeof join>>;
export type Update = z.infer<ReturnType<typeof update>>;
export type Owner = z.infer<ReturnType<typeof ofOwner>>;
export type Recover = z.infer<ReturnType<typeof recover>>;
export type Bot = z.infer<ReturnType<typeof bot>>;
export type Unbot = z.infer<ReturnType<typeof unbot>>;
