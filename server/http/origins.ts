import type { IncomingHttpHeaders } from 'node:http';

import type { Middleware } from 'koa';

import { forwarded } from './forwarded';
import { RequestError } from './request-error';

export interface OriginOptions {
  /** Origins of pages, besides our own, that may act here: `https://club.example`, `capacitor://localhost`. */
  origins: readonly string[];
  /** How many proxies of ours a request passes. */
  proxies: number;
}

/**
 * Whether the page that sends a request, or opens a socket, may act here: our own pages and those of listed origins. An
 * extension or an app may where it is listed.
 * What is no page (a program, a bot) says no origin and may.
 */
export function isFriendly(
  { headers }: { headers: IncomingHttpHeaders },
  { origins, proxies }: OriginOptions,
): boolean {
  if (headers.origin === undefined) return true;
  const origin = originOf(headers.origin);
  if (origin === undefined) return false;
  if (origins.some((each) => originOf(each) === origin)) return true;
  // What is no site cannot be this one.
  const own = /^https?(?=:)/.exec(origin)?.[0];
  if (own === undefined) return false;
  // Without a proxy's word we do not know whether the page was fetched over TLS.
  return ownOrigin(headers, proxies, own) === origin;
}

/**
 * The origin under which whoever sends a request knows this site.
 * @param otherwise the protocol where no proxy of ours tells of one
 */
export function ownOrigin(headers: IncomingHttpHeaders, proxies: number, otherwise: string): string | undefined {
  const protocol = forwarded(headers, 'x-forwarded-proto', proxies) ?? otherwise;
  const host = forwarded(headers, 'x-forwarded-host', proxies) ?? headers.host;
  return host === undefined ? undefined : originOf(`${protocol}://${host}`);
}

/** Refuses requests that change something and come from pages of strangers. */
export const originCheck =
  (options: OriginOptions): Middleware =>
  (ctx, next) => {
    if (!/^(GET|HEAD|OPTIONS)$/.test(ctx.method) && !isFriendly(ctx.req, options)) {
      throw new RequestError(403, 'forbidden', 'Pages of other hosts may not do this.');
    }
    return next();
  };

/**
 * Scheme, host and port of an origin, in one spelling. `URL.origin` would not do: it is "null" for every extension and app.
 * @returns undefined for what names no host, and so nobody: "null", files, data
 */
export function originOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, host, origin } = new URL(text);
  // Of the schemes that URL knows only http and https have pages; schemes that it does not know (origin "null") are extensions and apps.
  if (!/^https?:$/.test(protocol) && origin !== 'null') return undefined;
  return host === '' ? undefined : `${protocol}//${host.toLowerCase()}`;
}
