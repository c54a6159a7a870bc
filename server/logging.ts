import pino, { type LoggerOptions } from 'pino';

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Names under which secrets travel: of seats, of requests, of connections to databases, and of what is hidden in a match. */
const SECRETS = [
  'credentials',
  'playerCredentials',
  'recovery',
  'hash',
  'authorization',
  'cookie',
  '["set-cookie"]',
  'password',
  'connectionString',
  'seed',
];

/** At most so deep an object that is logged may hold one of them. */
const DEPTH = 4;

/**
 * How the server logs: a line of JSON each, its level as a word. A match is named `match`, a seat `seat`, a request
 * `request`; secrets are left out wherever an object of the usual depth holds them.
 */
export const logOptions = (level: LogLevel): LoggerOptions => ({
  level,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  redact: Array.from({ length: DEPTH }, (_, depth) => SECRETS.map((name) => below(depth, name))).flat(),
  serializers: { err: describe },
});

const below = (depth: number, name: string): string =>
  '*.'.repeat(depth).replace(/\.$/, name.startsWith('[') ? '' : '.') + name;

/** Of an error only these fields: libraries attach commands, requests and passwords to theirs. */
function describe(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack, ...rest }: Record<string, unknown> = pino.stdSerializers.err(error);
  return { type, message, stack, ...('code' in rest && { code: rest.code }) };
}

/** The address of a database as it may be logged: without passwords; not at all when it is none. */
export function withoutSecret(url: string): string {
  if (!/^[a-z]+:\/\//i.test(url) || !URL.canParse(url)) return '(not a URL)';
  const shown = new URL(url);
  if (shown.password !== '') shown.password = '***';
  for (const key of [...shown.searchParams.keys()])
    if (/pass|secret|token|key/i.test(key)) shown.searchParams.set(key, '***');
  return shown.href;
}
