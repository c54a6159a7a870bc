import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';

import type { Context } from 'koa';

import { RequestError } from './request-error';

/** Longest body of a request, in bytes. */
const LONGEST_BODY = 64 * 1024;

/**
 * Reads the body of a request as JSON.
 * @throws RequestError 415 for another type, 413 for a long one, 400 for one that is no JSON
 */
export async function readJson(ctx: Context): Promise<unknown> {
  if (!ctx.is('application/json') || ctx.get('Content-Encoding')) {
    throw new RequestError(415, 'bad-request', 'The body must be application/json, not compressed.');
  }
  const text = await readText(ctx.req, ctx.request.length ?? 0);
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestError(400, 'bad-request', 'The body is not valid JSON.');
  }
}

async function readText(request: IncomingMessage, announced: number): Promise<string> {
  const tooLong = () => new RequestError(413, 'too-large', `The body may have at most ${LONGEST_BODY} bytes.`);
  if (announced > LONGEST_BODY) throw tooLong();
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > LONGEST_BODY) throw tooLong();
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof RequestError) throw error;
    throw new RequestError(400, 'bad-request', 'The body did not arrive whole.');
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Lets a later handler read `body` as if it had just arrived: the framework's routes parse the request's stream
 * themselves, which can be read only once.
 */
export function replayJson(ctx: Context, body: unknown): void {
  const bytes = Buffer.from(JSON.stringify(body));
  const headers = { 'content-type': 'application/json', 'content-length': String(bytes.length) };
  // Of the request, the framework's body parser looks at the stream and these headers only.
  ctx.req = Object.assign(Readable.from([bytes]), { headers }) as unknown as IncomingMessage;
}
