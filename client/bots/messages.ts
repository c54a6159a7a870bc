import type { Core, Move, Seat } from '../../games/kit/core';

/** To the worker: decide for a seat. */
export interface BotTask {
  id: number;
  ruleset: string;
  /** Name of the bot in the ruleset's register. */
  bot: string;
  view: Core;
  seat: Seat;
}

/** From the worker: the move, or null when the bot failed. */
export interface Thought {
  id: number;
  move: Move | null;
}
