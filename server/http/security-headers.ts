import type { Middleware } from 'koa';

const policy = (scripts: string): string =>
  [
    "default-src 'self'",
    `script-src ${scripts}`,
    // styled-components writes style elements.
    "style-src 'self' 'unsafe-inline'",
    // The page draws cards' pictures itself and keeps them as bitmaps; as images they can neither run nor load anything.
    "img-src 'self' data: blob:",
    // Covers websockets of this host too.
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const strict = policy("'self'");
const forDebug = policy("'self' 'unsafe-eval'");

/** What a page about cardboard has no use for. */
const permissions = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((name) => `${name}=()`)
  .join(', ');

/**
 * Sets the headers that tell browsers to trust nothing but this server.
 * The framework's debug panel evaluates what is typed into it, so pages under /debug may; a browser keeps the policy of
 * the page it loaded, so links into and out of /debug have to load anew.
 * Strict-Transport-Security is left to the proxy that speaks TLS: only it knows whether all of the site does.
 */
export const securityHeaders = (): Middleware => async (ctx, next) => {
  ctx.set('Content-Security-Policy', /^\/debug(\/|$)/.test(ctx.path) ? forDebug : strict);
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.set('Referrer-Policy', 'same-origin');
  ctx.set('Permissions-Policy', permissions);
  ctx.set('Cross-Origin-Opener-Policy', 'same-origin');
  ctx.set('Cross-Origin-Resource-Policy', 'same-origin');
  await next();
};
