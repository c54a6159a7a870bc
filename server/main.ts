import path from 'node:path';
import { inspect } from 'node:util';

import type { Game } from 'boardgame.io';
import pino, { type Logger } from 'pino';

import { LIMITS, UNLIMITED } from './http/limits';
import { logOptions, withoutSecret } from './logging';
import { serve, type ServeOptions } from './serve';
import { readSettings, USAGE, type ServerSettings } from './settings';
import { StartError } from './start-error';

const clientDir = path.resolve(__dirname, '../dist/client');

/** How long a bot lets pass before it moves, in milliseconds: people want to see what it did. */
const BOT_PACE = 400;

/**
 * Runs the server as a program, until it is told to stop by SIGINT or SIGTERM.
 * Settings come from the command line and the environment, the log goes to standard output. Where it cannot start it
 * says why on standard error and the process ends with status 1.
 * @param bots file of the BotSource
 */
export async function main(games: readonly Game[], bots = path.join(__dirname, 'bots/register.ts')): Promise<void> {
  try {
    const settings = readSettings(process.argv.slice(2), process.env);
    if (settings === 'help') {
      process.stdout.write(USAGE);
      return;
    }
    const logger = pino(logOptions(settings.logLevel));
    // Nothing that one match does may end the others.
    process.on('unhandledRejection', (err) => logger.error({ err }, 'a failure was not handled'));
    quietFramework(logger);
    const served = await serve({ ...optionsOf(settings, bots), games, clientDir, logger });
    const database =
      settings.databaseUrl === undefined ? path.resolve(settings.database) : withoutSecret(settings.databaseUrl);
    logger.info({ port: served.port, database }, 'serving');
    stopOnSignal(async (signal) => {
      logger.info({ signal }, 'stopping');
      await served.close();
      logger.info('stopped');
    });
  } catch (error) {
    const words = error instanceof StartError ? error.message : inspect(error);
    process.stderr.write(`civitas: ${words}\n`);
    process.exitCode = 1;
  }
}

const optionsOf = (settings: ServerSettings, bots: string): Omit<ServeOptions, 'games' | 'clientDir' | 'logger'> => ({
  ...settings,
  proxies: settings.trustProxy,
  limits: settings.limits ? LIMITS : UNLIMITED,
  expiry: { overDays: settings.expireOverDays, unfinishedDays: settings.expireUnfinishedDays },
  metrics: settings.metricsPort === undefined ? undefined : { port: settings.metricsPort, host: settings.metricsHost },
  bots:
    settings.botThreads === 0
      ? undefined
      : { source: bots, threads: settings.botThreads, deadline: settings.botDeadline, pace: BOT_PACE },
});

/** The framework writes every refused move, with its arguments, to the console; the mover is told and it is counted. */
function quietFramework(logger: Logger): void {
  const say = (...words: unknown[]) =>
    logger.debug({ from: 'boardgame.io' }, String(words[1] ?? words[0]).replace(/ args:.*/s, ''));
  Object.assign(console, { log: say, info: say, warn: say, error: say });
}

/** Calls `stop` once: a terminal and npm may both pass on the same Ctrl-C. */
function stopOnSignal(stop: (signal: string) => Promise<void>): void {
  let stopping = false;
  const handle = (signal: string) => {
    if (stopping) return;
    stopping = true;
    stop(signal).then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`civitas: ${inspect(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', handle);
  process.on('SIGTERM', handle);
}
