import type { Middleware } from 'koa';
import type { Logger } from 'pino';

import { fieldOf } from '../field-of';
import { StoreError } from '../store/store';

/** What a program can tell refusals apart by. */
export type ErrorCode =
  | 'bad-request'
  | 'forbidden'
  | 'not-found'
  | 'unknown-game'
  | 'unknown-match'
  | 'unknown-seat'
  | 'seat-taken'
  | 'match-full'
  | 'game-over'
  /** The player whose seat a bot was to play is there. */
  | 'present'
  /** No bot plays the seat. */
  | 'no-bot'
  /** The match is not to be given away: it can be played on. */
  | 'goes-on'
  | 'conflict'
  | 'too-large'
  | 'too-many-requests'
  | 'not-allowed'
  | 'unavailable'
  | 'internal';

/** A request that is refused: HTTP status, a code for programs, a sentence for people. */
export class RequestError extends Error {
  override name = 'RequestError';

  /** @param retryAfter seconds after which the same request may be granted */
  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    message: string,
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

const codes: Readonly<Record<number, ErrorCode>> = {
  403: 'forbidden',
  404: 'not-found',
  405: 'not-allowed',
  409: 'conflict',
  413: 'too-large',
  500: 'internal',
  501: 'not-allowed',
  503: 'unavailable',
};

const sentences: Readonly<Record<number, string>> = {
  404: 'There is nothing here.',
  405: 'This address does not take this kind of request.',
  500: 'The server failed to answer; the failure was logged.',
  501: 'This server does not know this kind of request.',
  503: 'Matches can be neither read nor stored at the moment.',
};

/** Seconds after which a store that failed is worth another try. */
const STORE_RETRY = 5;

type ErrorBody = Pick<RequestError, 'status' | 'code' | 'message' | 'retryAfter'>;

/** What may be told about an error: refusals as they are, failures not at all. */
function describe(error: unknown): ErrorBody {
  if (error instanceof RequestError) return error;
  if (error instanceof StoreError) return { ...plain(503), retryAfter: STORE_RETRY };
  // The errors of koa and of the framework carry a status, and `expose` where the message is meant for the client.
  const status = fieldOf(error, 'status');
  if (typeof status !== 'number' || status < 400 || status >= 500 || fieldOf(error, 'expose') !== true)
    return plain(500);
  return { ...plain(status), message: String(fieldOf(error, 'message')) };
}

const plain = (status: number): ErrorBody => ({
  status,
  code: codes[status] ?? 'bad-request',
  message: sentences[status] ?? 'The request was refused.',
});

/**
 * Answers every refused or failed request with JSON `{error, message}`; failures are logged.
 * Has to stand in front of everything that may throw.
 */
export const jsonErrors = (logger: Logger): Middleware => {
  return async (ctx, next) => {
    let refusal: ErrorBody | undefined;
    try {
      await next();
      if (ctx.status >= 400 && ctx.body == null) refusal = plain(ctx.status);
    } catch (error) {
      refusal = describe(error);
      if (refusal.status >= 500)
        logger.error({ err: error, request: ctx.state.request, method: ctx.method, path: ctx.path }, 'request failed');
    }
    if (!refusal) return;
    ctx.status = refusal.status;
    if (refusal.retryAfter !== undefined) ctx.set('Retry-After', String(refusal.retryAfter));
    ctx.body = { error: refusal.code, message: refusal.message };
  };
};
