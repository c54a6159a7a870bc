import { Redis, type RedisOptions } from 'ioredis';

/** How often a connection that somebody keeps an eye on is tried, in milliseconds. */
export const BEAT = 1000;

/** A connection over which nothing comes back for so long is given up, in milliseconds. */
const PATIENCE = 3000;

/** The longest pause between two attempts to connect: at most so long, and at most so much of chance. */
const PAUSE = 1800;
const CHANCE = 200;

/** Answers come as ioredis gives them. */
type Options = Omit<RedisOptions, 'replyMapping'>;

const OPTIONS: Options = {
  // What cannot be sent now is not sent: it would be old news later, and no limit would keep it from piling up.
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  autoResubscribe: false,
  disableClientInfo: true,
  connectTimeout: PATIENCE,
  socketTimeout: PATIENCE,
  disconnectTimeout: 200,
  maxLoadingRetryTime: BEAT,
  retryStrategy: (tries) => Math.min(50 * 2 ** (tries - 1), PAUSE) + Math.random() * CHANCE,
};

/** A connection to Redis that is there at once, whether Redis is or not, and works as soon and as often as Redis does. */
export const connect = (url: string, options: Options = {}): Redis => new Redis(url, { ...OPTIONS, ...options });

/** Ends a connection; what was sent over it still arrives. */
export function end(connection: Redis): Promise<void> {
  return new Promise((resolve) => {
    // Between two attempts there is no connection, and so no event that would say that it has ended.
    if (connection.status === 'reconnecting' || connection.status === 'end') resolve();
    else connection.once('end', () => resolve());
    connection.disconnect();
  });
}
