import type { Ctx } from 'boardgame.io';

/** What a bot is given: what its seat may see, as a client has it. */
export interface SeatView {
  G: unknown;
  ctx: Ctx;
}

export interface BotMove {
  type: string;
  args: unknown[];
}

/** Decides for a seat that is asked; null when it finds nothing to do. May throw: another takes over then. */
export type Decide = (sight: SeatView, playerID: string) => BotMove | null;

/** Where bots come from. A worker loads it by the name of its file, whose default export it is. */
export interface BotSource {
  /** Bots of a game, weakest first; none where the game is unknown. */
  names(game: string): Promise<readonly string[]>;
  /** @throws Error for a bot that there is not */
  load(game: string, bot: string): Promise<Decide>;
}

/** The bot that every game has; it takes over from one that fails. */
export const FALLBACK = 'random';
