import type { IncomingMessage } from 'node:http';

import type { Context } from 'koa';

import { isBounded } from '../../games/kit/bounds';
import { RequestError } from './request-error';

/** Longest body of a request, in bytes. */
const LONGEST_BODY = 16 * 1024;

/** Most items and fields of a body, in it and in each other. */
const MOST_ELEMENTS = 1000;

/**
 * Reads the body of a request as JSON. Where a key comes twice, the last counts.
 * @throws RequestError 415 for another type, 413 for a long one, 400 for one that is no JSON or holds what no store keeps
 */
export async function readJson(ctx: Context): Promise<unknown> {
  if (!ctx.is('application/json') || ctx.get('Content-Encoding')) {
    throw new RequestError(415, 'bad-request', 'The body must be application/json, not compressed.');
  }
  const bytes = await readBytes(ctx.req, Number(ctx.get('Content-Length')));
  let body: unknown;
  try {
    body = JSON.parse(utf8.decode(bytes));
  } catch {
    throw new RequestError(400, 'bad-request', 'The body is not valid JSON.');
  }
  if (!isBounded(body, MOST_ELEMENTS)) {
    throw new RequestError(400, 'bad-request', 'The body holds too much, or is nested too deep.');
  }
  if (!isKeepable(body)) {
    throw new RequestError(400, 'bad-request', 'The body holds broken text, a number too large or the key __proto__.');
  }
  return body;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

async function readBytes(request: IncomingMessage, announced: number): Promise<Buffer> {
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
  return Buffer.concat(chunks);
}

/** Whether a database, JSON and an object's keys bring a bounded value back as it was. */
function isKeepable(value: unknown): boolean {
  if (typeof value === 'string') return isWhole(value);
  // JSON.parse reads 1e999 as Infinity, which JSON cannot write.
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, each]) => key !== '__proto__' && isWhole(key) && isKeepable(each));
}

/** No NUL, which PostgreSQL refuses, and no half of a surrogate pair, which UTF-8 cannot say. */
const isWhole = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);
