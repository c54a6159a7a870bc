import { parseArgs } from 'node:util';

import { originOf } from './http/origins';
import { LOG_LEVELS, withoutSecret, type LogLevel } from './logging';
import { StartError } from './start-error';

export interface ServerSettings {
  /** TCP port; 0 lets the system choose one. */
  port: number;
  /** Address or name to listen on; undefined for all addresses of the machine. */
  host: string | undefined;
  /** The SQLite file that holds the matches, unless PostgreSQL does. */
  database: string;
  /** The PostgreSQL database that holds the matches. */
  databaseUrl: string | undefined;
  /** The Redis server over which the processes of a site tell each other what happens. */
  redisUrl: string | undefined;
  /** Origins of other sites whose pages may play here. */
  origins: string[];
  /** How many proxies stand in front: so many addresses of X-Forwarded-For are believed. */
  trustProxy: number;
  /** TCP port of /metrics; undefined for none. */
  metricsPort: number | undefined;
  metricsHost: string;
  logLevel: LogLevel;
  /** Days after which a match that is over is removed; 0 for never. */
  expireOverDays: number;
  /** Days without a move after which a match that is not over is removed; 0 for never. */
  expireUnfinishedDays: number;
  /** Threads in which bots think; 0 for a process that runs no bots. */
  botThreads: number;
  /** How long a bot may think about a move, in milliseconds. */
  botDeadline: number;
  /** Whether requests, moves and messages are limited in number. */
  limits: boolean;
}

interface Setting<T> {
  variable: string;
  /** Name on the command line; none for what holds a password, which everybody on the machine could read there. */
  flag?: string;
  /** What stands for the value in the help. */
  value: string;
  help: string;
  /** Used when nobody says anything; none where the setting may be left out. */
  otherwise?: string;
  /** @throws StartError that begins with `source`, which is the variable or the argument */
  read(source: string, text: string): T;
}

/** In the order of the help. */
const SETTINGS: { [K in keyof ServerSettings]: Setting<NonNullable<ServerSettings[K]>> } = {
  port: {
    variable: 'PORT',
    flag: 'port',
    value: '<number>',
    otherwise: '8000',
    read: whole(0, 65_535),
    help: 'TCP port; 0 lets the system choose one',
  },
  host: {
    variable: 'HOST',
    flag: 'host',
    value: '<address>',
    read: host,
    help: "address to listen on (all of the machine's when left out)",
  },
  database: {
    variable: 'CIVITAS_DATA',
    flag: 'data',
    value: '<file>',
    otherwise: './data/civitas.sqlite',
    read: file,
    help: 'SQLite file that holds the matches, where DATABASE_URL is not given',
  },
  databaseUrl: {
    variable: 'DATABASE_URL',
    value: 'postgres://...',
    read: url('postgres', 'postgresql'),
    help: 'PostgreSQL database that holds the matches',
  },
  redisUrl: {
    variable: 'REDIS_URL',
    value: 'redis://...',
    read: url('redis', 'rediss'),
    help: 'Redis server that connects several processes on one PostgreSQL database',
  },
  origins: {
    variable: 'ORIGINS',
    flag: 'origins',
    value: '<list>',
    otherwise: '',
    read: origins,
    help: 'other sites, extensions and apps whose pages may play here: https://a.example,capacitor://localhost',
  },
  trustProxy: {
    variable: 'TRUST_PROXY',
    flag: 'trust-proxy',
    value: '<number>',
    otherwise: '0',
    read: whole(0, 10),
    help: 'proxies in front, whose X-Forwarded-For tells who asks',
  },
  metricsPort: {
    variable: 'METRICS_PORT',
    flag: 'metrics-port',
    value: '<number>',
    read: whole(0, 65_535),
    help: 'TCP port of /metrics for Prometheus (off when left out)',
  },
  metricsHost: {
    variable: 'METRICS_HOST',
    flag: 'metrics-host',
    value: '<address>',
    otherwise: '127.0.0.1',
    read: host,
    help: 'address /metrics listens on; whoever reaches it may read it',
  },
  logLevel: {
    variable: 'LOG_LEVEL',
    flag: 'log-level',
    value: '<level>',
    otherwise: 'info',
    read: oneOf(LOG_LEVELS),
    help: LOG_LEVELS.join(', '),
  },
  expireOverDays: {
    variable: 'EXPIRE_OVER_DAYS',
    flag: 'expire-over-days',
    value: '<number>',
    otherwise: '90',
    read: whole(0, 36_500),
    help: 'days after which a match that is over is removed; 0 for never',
  },
  expireUnfinishedDays: {
    variable: 'EXPIRE_UNFINISHED_DAYS',
    flag: 'expire-unfinished-days',
    value: '<number>',
    otherwise: '30',
    read: whole(0, 36_500),
    help: 'days without a move after which any other match is removed; 0 for never',
  },
  botThreads: {
    variable: 'BOT_THREADS',
    flag: 'bot-threads',
    value: '<number>',
    otherwise: '1',
    read: whole(0, 64),
    help: 'threads in which bots think; 0 leaves bots to other processes',
  },
  botDeadline: {
    variable: 'BOT_DEADLINE_MS',
    flag: 'bot-deadline-ms',
    value: '<number>',
    otherwise: '1000',
    read: whole(10, 60_000),
    help: 'how long a bot may think about a move, in milliseconds',
  },
  limits: {
    variable: 'LIMITS',
    flag: 'limits',
    value: 'on|off',
    otherwise: 'on',
    read: onOff,
    help: 'off lets everybody do everything as often as they like: for load tests only',
  },
};

const LIST: readonly Setting<unknown>[] = Object.values(SETTINGS);

export const USAGE = `Usage: npm start [-- options]

An option may also be given as the environment variable behind it; the command line wins. What holds a password is a
variable only: everybody on the machine may read a command line.

${[...LIST.map(usageOf), '  --help\n        print this'].join('\n')}
`;

function usageOf({ variable, flag, value, help, otherwise }: Setting<unknown>): string {
  const name = flag === undefined ? `${variable}=${value}` : `--${flag} ${value}  (${variable})`;
  return `  ${name}\n        ${help}${otherwise ? ` [${otherwise}]` : ''}`;
}

/**
 * Reads the settings from the command line and the environment; the command line wins.
 * @param argv arguments without node and the script
 * @returns the settings, or 'help' when the person asked how to start the server
 * @throws StartError naming the argument or variable that is wrong
 */
export function readSettings(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): ServerSettings | 'help' {
  const { help, ...flags } = readFlags(argv);
  if (help !== undefined) return 'help';
  const settings = Object.fromEntries(
    Object.entries<Setting<unknown>>(SETTINGS).map(([name, setting]) => [name, readOne(setting, flags, env)]),
  ) as unknown as ServerSettings;
  if (settings.redisUrl !== undefined && settings.databaseUrl === undefined) {
    throw new StartError(
      'REDIS_URL connects several processes, and those need one PostgreSQL database: set DATABASE_URL too. ' +
        'With an SQLite file one process serves everybody; unset REDIS_URL.',
    );
  }
  if (settings.databaseUrl !== undefined && flags.data !== undefined) {
    throw new StartError('--data names an SQLite file, but DATABASE_URL a PostgreSQL database: give one of them.');
  }
  return settings;
}

function readOne<T>(
  { variable, flag, otherwise, read }: Setting<T>,
  flags: Readonly<Record<string, string | undefined>>,
  env: Readonly<Record<string, string | undefined>>,
): T | undefined {
  const given = flag === undefined ? undefined : flags[flag];
  if (given !== undefined) return read(`--${flag}`, given);
  const text = env[variable] || otherwise;
  return text === undefined ? undefined : read(variable, text);
}

/** The arguments by name; `help` is there when it was asked for. */
function readFlags(argv: readonly string[]): Record<string, string | undefined> {
  const named = LIST.flatMap(({ flag }) => (flag === undefined ? [] : [[flag, { type: 'string' }] as const]));
  try {
    const options = { ...Object.fromEntries(named), help: { type: 'boolean' } } as const;
    const { help, ...values } = parseArgs({ args: [...argv], options, strict: true }).values;
    return { ...(values as Record<string, string>), ...(help && { help: '' }) };
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

function whole(least: number, most: number) {
  return (source: string, text: string): number => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
    if (number >= least && number <= most) return number;
    throw new StartError(`${source} must be a whole number from ${least} to ${most}, not "${text}".`);
  };
}

function oneOf<T extends string>(words: readonly T[]) {
  return (source: string, text: string): T => {
    const word = words.find((each) => each === text);
    if (word === undefined) throw new StartError(`${source} must be one of ${words.join(', ')}, not "${text}".`);
    return word;
  };
}

function onOff(source: string, text: string): boolean {
  return oneOf(['on', 'off'])(source, text) === 'on';
}

function file(source: string, text: string): string {
  if (text === '') throw new StartError(`${source} must name a file.`);
  return text;
}

function host(source: string, text: string): string {
  // Names and addresses hold nothing else; a port or a scheme beside them would only fail later.
  if (!/^([\w.-]+|[\da-f:]+(%\w+)?)$/i.test(text)) {
    throw new StartError(`${source} must be a name or an address without a port, not "${text}".`);
  }
  return text;
}

function url(...schemes: string[]) {
  return (source: string, text: string): string => {
    const { protocol, host, searchParams } = URL.canParse(text) ? new URL(text) : new URL('none:');
    // A server on this machine may be reached by its socket: postgres:///civitas?host=/run/postgresql
    if (schemes.includes(protocol.slice(0, -1)) && (host !== '' || searchParams.has('host'))) return text;
    throw new StartError(
      `${source} must be a URL that begins with ${schemes.join(':// or ')}://, not ${withoutSecret(text)}.`,
    );
  };
}

function origins(source: string, text: string): string[] {
  const listed = text
    .toLowerCase()
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  for (const each of listed) {
    if (originOf(each) === each) continue;
    throw new StartError(
      `${source} must be a list like https://a.example,https://b.example:8443; "${each}" does not belong there.`,
    );
  }
  return listed;
}
