import type { Middleware } from 'koa';
import type { Logger } from 'pino';

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
  | 'conflict'
  | 'too-large'
  | 'not-allowed'
  | 'internal';

/** A request that is refused: HTTP status, a code for programs, a sentence for people. */
export class RequestError extends Error {
  override name = 'RequestError';

  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    message: string,
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
};

const sentences: Readonly<Record<number, string>> = {
  403: 'The credentials do not belong to this seat.',
  404: 'There is nothing here.',
  405: 'This address does not take this kind of request.',
  500: 'The server failed to answer; the failure was logged.',
};

interface Refusal {
  status: number;
  code: ErrorCode;
  message: string;
}

/** What may be told about an error: refusals as they are, failures not at all. */
function describe(error: unknown): Refusal {
  if (error instanceof RequestError) return error;
  // The errors of koa and of the lobby routes carry a status, and `expose` where the message is meant for the client.
  const { status, expose, message } = error as { status?: unknown; expose?: unknown; message?: unknown };
  if (typeof status !== 'number' || status < 400 || status >= 500 || expose !== true) return plain(500);
  // The lobby routes repeat the credentials that were sent in the message of a 403.
  return status === 403 ? plain(403) : { ...plain(status), message: String(message) };
}

const plain = (status: number): Refusal => ({
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
    let refusal: Refusal | undefined;
    try {
      await next();
      if (ctx.status >= 400 && ctx.body == null) refusal = plain(ctx.status);
    } catch (error) {
      refusal = describe(error);
      if (refusal.status >= 500) logger.error({ err: error, method: ctx.method, path: ctx.path }, 'request failed');
    }
    if (!refusal) return;
    ctx.status = refusal.status;
    ctx.body = { error: refusal.code, message: refusal.message };
  };
};
