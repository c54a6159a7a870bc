import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { Context, Middleware } from 'koa';
import send from 'koa-send';

import { fieldOf } from '../field-of';
import { ownOrigin } from './origins';
import { RequestError } from './request-error';

/** Paths that belong to the server's own interface, never to the client. */
const ours = /^\/(games|socket\.io|healthz|readyz)(\/|$)/i;

/** Names that hold a hash of their content, as the build gives them. */
const hashed = /\.[0-9a-f]{8,}\.\w+(\.map)?$/;

/** The page of every address. */
const PAGE = '/index.html';

/**
 * What a preview of a link shows stands in the page by its path alone, and those who make previews follow whole addresses only.
 * The build leaves quotes out where it can.
 */
const SHARED = /(?<=<meta property="?og:\w+"? content="?)(?=\/)/g;

/**
 * Serves the built client: files as they are, and for every other page address index.html, whose router knows the rest.
 * Files named by their hash are kept by browsers for ever, all others are asked for anew each time.
 * @param root the folder of the build; it may come into being later
 * @param proxies how many proxies of ours a request passes
 */
export const clientFiles = (root: string, proxies = 0): Middleware => {
  const page = (file: string) => !path.posix.basename(file).includes('.');
  return async (ctx, next) => {
    if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || ours.test(ctx.path)) {
      await next();
      return;
    }
    if (ctx.path !== PAGE && (await sendFile(ctx, root, ctx.path))) return;
    // A missing script must not be answered by a page.
    if (ctx.path !== PAGE && !page(ctx.path)) throw new RequestError(404, 'not-found', 'There is no such file.');
    if (await sendPage(ctx, root, ownOrigin(ctx.headers, proxies, ctx.protocol))) return;
    throw new RequestError(404, 'not-found', 'The client is not built: "npm run build" builds it.');
  };
};

/** @returns whether there is such a file; it is the answer then. */
async function sendFile(ctx: Context, root: string, file: string): Promise<boolean> {
  try {
    if (!(await send(ctx, file, { root }))) return false;
  } catch (error) {
    // Missing, outside the folder, or not a path at all.
    const status = fieldOf(error, 'status');
    if (typeof status === 'number' && status < 500) return false;
    throw error;
  }
  ctx.set('Cache-Control', hashed.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache');
  ctx.vary('Accept-Encoding');
  if (ctx.fresh) ctx.status = 304;
  return true;
}

/** A browser's own names of hosts and ports: what else a request may call us is put into no page. */
const plainOrigin = /^https?:\/\/[\w.[\]:-]+$/;

/** Sends the page, with the site's own name in it. @returns whether there is one; it is the answer then. */
async function sendPage(ctx: Context, root: string, origin = ''): Promise<boolean> {
  const html = await readFile(path.join(root, PAGE), 'utf8').catch(() => undefined);
  if (html === undefined) return false;
  const text = plainOrigin.test(origin) ? html.replace(SHARED, () => origin) : html;
  ctx.type = 'html';
  ctx.body = text;
  ctx.etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
  ctx.set('Cache-Control', 'no-cache');
  if (ctx.fresh) ctx.status = 304;
  return true;
}
