import type { IncomingHttpHeaders } from 'node:http';

import type { Middleware } from 'koa';

import { forwarded } from './forwarded';
import { RequestError } from './request-error';

export interface OriginOptions {
  /** Origins of pages, besides our own, that may act here: `https://club.example`. */
  origins: readonly string[];
  /** How many proxies of ours a request passes. */
  proxies: number;
}

/**
 * Whether the page that sends a request, or opens a socket, may act here: our own pages and those of listed origins.
 * What is no page (a program, a bot) says no origin and may.
 */
export function isFriendly({ headers }: { headers: IncomingHttpHeaders }, { origins, proxies }: OriginOptions): boolean {
  if (headers.origin === undefined) return true;
  const origin = parse(headers.origin);
  if (!origin) return false;
  if (origins.some((each) => parse(each)?.origin === origin.origin)) return true;
  // Without a proxy's word we do not know whether the page was fetched over TLS.
  const protocol = forwarded(headers, 'x-forwarded-proto', proxies) ?? origin.protocol.slice(0, -1);
  const host = forwarded(headers, 'x-forwarded-host', proxies) ?? headers.host;
  return host !== undefined && parse(`${protocol}://${host}`)?.origin === origin.origin;
}

/** Refuses requests that change something and come from pages of strangers. */
export const originCheck = (options: OriginOptions): Middleware => (ctx, next) => {
  if (!/^(GET|HEAD|OPTIONS)$/.test(ctx.method) && !isFriendly(ctx.req, options)) {
    throw new RequestError(403, 'forbidden', 'Pages of other hosts may not do this.');
  }
  return next();
};

const parse = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);
