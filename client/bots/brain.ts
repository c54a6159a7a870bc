import { decide } from '../../games/kit/bots/bot';
import { randomBot } from '../../games/kit/bots/random';
import type { Core, Move, Seat } from '../../games/kit/core';
import type { Ruleset } from '../../games/kit/ruleset';
import type { BotTask, Thought } from './messages';

/** The part of a worker that the brain uses. */
export interface Port {
  postMessage(task: BotTask): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<Thought>) => void): void;
  terminate(): void;
}

/**
 * The longest time that a bot may think, in milliseconds. After it the bot makes any legal move, so that the table
 * never waits in vain.
 */
const DEADLINE = 8000;

/** Sends questions to the bots' worker and waits for its answers. */
export class Brain {
  #port: Port | null = null;
  #waiting = new Map<number, { timer: ReturnType<typeof setTimeout>; resolve(move: Move | null): void }>();
  #last = 0;

  /** @param spawn starts the worker */
  constructor(
    readonly rules: Ruleset,
    readonly spawn: () => Port,
  ) {}

  start(): void {
    this.#port = this.spawn();
    this.#port.addEventListener('message', ({ data: { id, move } }) => this.#settle(id, move));
  }

  /** Stops the worker. Promises of open and later questions never settle. */
  stop(): void {
    this.#port?.terminate();
    this.#port = null;
    for (const { timer } of this.#waiting.values()) clearTimeout(timer);
    this.#waiting.clear();
  }

  /** The bot's move for a seat with this view; null when the seat is not asked. */
  async think(bot: string, view: Core, seat: Seat): Promise<Move | null> {
    const port = this.#port;
    // Stopped: a match that is no longer shown must not go on beside the one that is.
    if (!port) return new Promise(() => {});
    const id = ++this.#last;
    const move = await new Promise<Move | null>((resolve) => {
      this.#waiting.set(id, { resolve, timer: setTimeout(() => this.#settle(id, null), DEADLINE) });
      port.postMessage({ id, ruleset: this.rules.name, bot, view, seat });
    });
    return move ?? decide(this.rules, randomBot, view, seat, Math.random);
  }

  #settle(id: number, move: Move | null): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    clearTimeout(waiting.timer);
    waiting.resolve(move);
  }
}
