import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';

import { buildSync } from 'esbuild';

import { until } from './host';

/** The server as a program of its own, with the toys in place of the games. */
export interface Program {
  child: ChildProcess;
  out: string;
  err: string;
  /** Status it ended with, null after a signal; undefined while it runs. */
  code?: number | null;
}

const SCRIPT = path.join(__dirname, 'toy-host.ts');
const BUNDLE = path.resolve(__dirname, '../../dist/test/toy-host.cjs');

const running = new Set<Program>();
afterEach(() => {
  for (const { child } of running) child.kill('SIGKILL');
  running.clear();
});

/**
 * @param args of its command line; the port is 0 unless they say another
 * @param env added to ours
 * @param script as it is run; a bundle starts several times as fast
 */
export function start(args: string[], env: NodeJS.ProcessEnv = {}, script = SCRIPT): Program {
  const loader = script.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const child = spawn(process.execPath, [...loader, script, ...args], {
    env: { ...process.env, PORT: '0', NODE_ENV: 'production', ...env },
  });
  const program: Program = { child, out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (program.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (program.err += chunk.toString()));
  child.on('close', (code) => {
    program.code = code;
    running.delete(program);
  });
  running.add(program);
  return program;
}

/** The program in one file of JavaScript, for tests that start it hundreds of times. @returns the file */
export function bundle(): string {
  mkdirSync(path.dirname(BUNDLE), { recursive: true });
  buildSync({
    entryPoints: [SCRIPT],
    outfile: BUNDLE,
    bundle: true,
    platform: 'node',
    // Packages that are loaded one by one take most of the time of a start. These hold machine code, or are not there.
    external: ['better-sqlite3', 'pg-native', 'bufferutil', 'utf-8-validate'],
    format: 'cjs',
    logLevel: 'error',
  });
  return BUNDLE;
}

export const ended = (program: Program) => until(() => program.code !== undefined, 20_000);

/** @returns its address once it serves */
export async function serving(program: Program): Promise<string> {
  const [, port] = await until(() => {
    if (program.code !== undefined) throw new Error(`the program ended: ${program.err}`);
    return /"port":(\d+).*"serving"/.exec(program.out);
  }, 20_000);
  return `http://127.0.0.1:${port}`;
}
