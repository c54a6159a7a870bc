import { Chair } from './chair';
import type { BotSeat, WorkerData } from './messages';
import type { BotSource, Decide, Sight } from './source';

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
export class BotPlayer {
  readonly #chair: Chair;
  readonly #decide: Promise<Decide>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The state it was asked in last, and how often it was refused there. */
  #at = -1;
  #refusals = 0;
  #risen = false;

  constructor(data: WorkerData, source: BotSource, place: BotSeat, credentials: string, private readonly report: Supervision) {
    this.#decide = source.load(place.game, place.bot);
    this.#decide.catch((error: unknown) => this.#fail(error));
    this.#chair = new Chair(data.url, place, credentials, {
      asked: (sight, stateID) => {
        if (stateID !== this.#at) [this.#at, this.#refusals] = [stateID, 0];
        this.#after(data.pace, () => void this.#play(sight));
      },
      refused: () => this.#refused(),
    });
  }

  rise(): void {
    this.#risen = true;
    clearTimeout(this.#timer);
    this.#chair.rise();
  }

  async #play(sight: Sight): Promise<void> {
    try {
      const decide = await this.#decide;
      if (this.#risen) return;
      this.report.thinking();
      const move = decide(sight, this.#chair.playerID);
      this.report.decided();
      if (!move) throw new Error('it found nothing to do');
      this.#chair.move(move);
      // A state that shows the move sets the clock anew.
      this.#after(PATIENCE, () => this.#chair.lookAgain());
    } catch (error) {
      this.#fail(error);
    }
  }

  #refused(): void {
    this.#refusals++;
    if (this.#refusals >= REFUSALS) this.#fail(new Error('its moves were refused'));
    else this.#after(PATIENCE, () => this.#chair.lookAgain());
  }

  #fail(error: unknown): void {
    if (this.#risen) return;
    this.rise();
    this.report.failed(String((error as { message?: unknown }).message ?? error));
  }

  #after(delay: number, action: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(action, delay);
  }
}
