import type { Seat } from '../../games/kit/core';

/** Who sits where, as the table knows it. */
export interface Person {
  seat: Seat;
  /** Null while nobody has taken the seat. */
  name: string | null;
  /** A bot, in which case its name is its kind. */
  bot: boolean;
  /** Has the match open; null where there is no connection to lose. */
  connected: boolean | null;
}
