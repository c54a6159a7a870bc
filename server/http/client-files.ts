import path from 'node:path';

import type { Context, Middleware } from 'koa';
import send from 'koa-send';

import { RequestError } from './request-error';

/** Paths that belong to the server's own interface, never to the client. */
const ours = /^\/(games|socket\.io|healthz|readyz)(\/|$)/i;

/** Names that hold a hash of their content, as the build gives them. */
const hashed = /\.[0-9a-f]{8,}\.\w+(\.map)?$/;

/**
 * Serves the built client: files as they are, and for every other page address index.html, whose router knows the rest.
 * Files named by their hash are kept by browsers for ever, all others are asked for anew each time.
 * @param root the folder of the build; it may come into being later
 */
export const clientFiles = (root: string): Middleware => {
  const page = (file: string) => !path.posix.basename(file).includes('.');
  return async (ctx, next) => {
    if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || ours.test(ctx.path)) {
      await next();
      return;
    }
    if (await sendFile(ctx, root, ctx.path)) return;
    // A missing script must not be answered by a page.
    if (!page(ctx.path)) throw new RequestError(404, 'not-found', 'There is no such file.');
    if (await sendFile(ctx, root, '/index.html')) return;
    throw new RequestError(404, 'not-found', 'The client is not built: "npm run build" builds it.');
  };
};

/** @returns whether there is such a file; it is the answer then. */
async function sendFile(ctx: Context, root: string, file: string): Promise<boolean> {
  try {
    if (!(await send(ctx, file, { root, index: 'index.html' }))) return false;
  } catch (error) {
    // Missing, outside the folder, or not a path at all.
    const { status } = error as { status?: unknown };
    if (typeof status === 'number' && status < 500) return false;
    throw error;
  }
  ctx.set('Cache-Control', hashed.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache');
  ctx.vary('Accept-Encoding');
  if (ctx.fresh) ctx.status = 304;
  return true;
}
