import type { Logger } from 'pino';

import type { Bus } from '../bus/bus';
import type { Presence } from '../bus/presence';
import type { RateLimits } from '../http/limits';
import type { Metrics } from '../metrics';
import type { MatchStore } from '../store/store';
import type { Questions } from './questions';

/** What every match of this process shares. */
export interface MatchServices {
  store: MatchStore;
  bus: Bus;
  presence: Presence;
  metrics: Metrics;
  logger: Logger;
  questions: Questions;
  limits: Pick<RateLimits, 'allows'>;
  /** Whether these credentials are those of the bot that this process has put on the seat. */
  isBot(matchID: string, seat: number, credentials: unknown): boolean;
  /** The bot that plays on for whoever gives up; undefined where none plays the game. */
  standIn(game: string): string | undefined;
  /** Called after seats of a match have changed. */
  changed(matchID: string): void;
}
