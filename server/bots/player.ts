import { BotConnection } from './bot-connection';
import type { BotSeat, WorkerData } from './messages';
import type { BotSource, Decide, SeatView } from './source';
import type { Thinker, Turns } from './turns';

/** How long a move may stay without effect before the bot looks again, in milliseconds. */
const PATIENCE = 3000;

/** How often a bot may be refused in the same state before it counts as failed. */
const REFUSALS = 3;

export interface Supervision {
  thinking(): void;
  decided(): void;
  failed(why: string): void;
}

/** A bot on its seat: it is asked, thinks, moves, and is asked again. */
export class BotPlayer implements Thinker {
  people: boolean;
  readonly #connection: BotConnection;
  readonly #decide: Promise<Decide>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The state it was asked in last, and how often it was refused there. */
  #at = -1;
  #refusals = 0;
  #left = false;

  constructor(
    data: WorkerData,
    source: BotSource,
    place: BotSeat,
    credentials: string,
    private readonly turns: Turns,
    private readonly report: Supervision,
  ) {
    this.people = place.people;
    this.#decide = source.load(place.game, place.bot);
    this.#decide.catch((error: unknown) => this.#fail(error));
    this.#connection = new BotConnection(data, place, credentials, {
      saw: () => turns.seen(this),
      asked: (sight, stateID) => {
        if (stateID !== this.#at) [this.#at, this.#refusals] = [stateID, 0];
        this.#after(data.pace, () => void this.#wait(sight));
      },
      refused: ({ code }) => {
        // Nobody can play the match here, no other bot either.
        if (code === 'old-rules' || code === 'new-rules') this.leave();
        else this.#refused();
      },
    });
  }

  leave(): void {
    this.#left = true;
    this.turns.forget(this);
    clearTimeout(this.#timer);
    this.#connection.close();
  }

  async #wait(sight: SeatView): Promise<void> {
    try {
      const decide = await this.#decide;
      if (!this.#left) this.turns.ask(this, () => this.#play(decide, sight));
    } catch (error) {
      this.#fail(error);
    }
  }

  #play(decide: Decide, sight: SeatView): void {
    try {
      this.report.thinking();
      const move = decide(sight, this.#connection.playerID);
      this.report.decided();
      if (!move) throw new Error('it found nothing to do');
      this.#connection.move(move);
      // A state that shows the move sets the clock anew.
      this.#after(PATIENCE, () => this.#lookAgain());
    } catch (error) {
      this.#fail(error);
    }
  }

  #refused(): void {
    this.turns.seen(this);
    this.#refusals++;
    if (this.#refusals >= REFUSALS) this.#fail(new Error('its moves were refused'));
    else this.#after(PATIENCE, () => this.#lookAgain());
  }

  #lookAgain(): void {
    this.turns.seen(this);
    this.#connection.lookAgain();
  }

  #fail(error: unknown): void {
    if (this.#left) return;
    this.leave();
    this.report.failed(error instanceof Error ? error.message : String(error));
  }

  #after(delay: number, action: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(action, delay);
  }
}
