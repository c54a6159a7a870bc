import path from 'node:path';
import { inspect } from 'node:util';

import type { Game } from 'boardgame.io';
import pino from 'pino';

import { serve } from './serve';
import { readSettings, USAGE } from './settings';
import { StartError } from './start-error';

const clientDir = path.resolve(__dirname, '../dist/client');

/**
 * Runs the server as a program, until it is told to stop by SIGINT or SIGTERM.
 * Settings come from the command line and the environment, the log goes to standard output. Where it cannot start it
 * says why on standard error and the process ends with status 1.
 */
export async function main(games: readonly Game[]): Promise<void> {
  const logger = pino();
  // Nothing that one match does may end the others: a move that throws rejects a promise inside the framework.
  process.on('unhandledRejection', (err) => logger.error({ err }, 'a failure was not handled'));
  try {
    const settings = readSettings(process.argv.slice(2), process.env);
    if (settings === 'help') {
      process.stdout.write(USAGE);
      return;
    }
    const served = await serve({ ...settings, games, clientDir, logger });
    logger.info({ port: served.port, database: path.resolve(settings.database) }, 'serving');
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
