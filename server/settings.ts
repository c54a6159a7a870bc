import { parseArgs } from 'node:util';

import { StartError } from './start-error';

export interface Settings {
  /** TCP port; 0 lets the system choose one. */
  port: number;
  /** The SQLite file that holds the matches. */
  database: string;
}

export const USAGE = `Usage: npm start [-- options]

  --port <number>   TCP port (else PORT, else 8000)
  --data <file>     SQLite file that holds the matches (else CIVITAS_DATA, else data/civitas.sqlite)
  --help            print this
`;

/**
 * Reads the settings from the command line and the environment; the command line wins.
 * @param argv arguments without node and the script
 * @returns the settings, or 'help' when the person asked how to start the server
 * @throws StartError naming the argument or variable that is wrong
 */
export function readSettings(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Settings | 'help' {
  const flags = readFlags(argv);
  if (flags.help) return 'help';
  return {
    port: flags.port === undefined ? readPort('PORT', env.PORT || '8000') : readPort('--port', flags.port),
    database: readFile('--data', flags.data) ?? (env.CIVITAS_DATA || './data/civitas.sqlite'),
  };
}

function readFlags(argv: readonly string[]): { port?: string; data?: string; help?: boolean } {
  try {
    const options = { port: { type: 'string' }, data: { type: 'string' }, help: { type: 'boolean' } } as const;
    return parseArgs({ args: [...argv], options, strict: true }).values;
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

function readPort(source: string, text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (!(port <= 65535)) throw new StartError(`${source} must be a whole number from 0 to 65535, not "${text}".`);
  return port;
}

function readFile(source: string, text: string | undefined): string | undefined {
  if (text === '') throw new StartError(`${source} must name a file.`);
  return text;
}
