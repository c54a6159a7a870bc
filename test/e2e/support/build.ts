import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(__dirname, '../../..');
const CLIENT = path.join(ROOT, 'dist/client');
const PAGE = path.join(CLIENT, 'index.html');
/** What the build is made from. */
const SOURCES = ['client', 'config', 'docs/rules', 'games', 'protocol', 'webpack.config.js', 'package-lock.json'];

/** The folder of the built client; builds it first where it is missing or older than its sources. */
export function builtClient(): string {
  if (!existsSync(PAGE) || statSync(PAGE).mtimeMs < Math.max(...SOURCES.map((name) => newest(path.join(ROOT, name))))) {
    process.stdout.write('building the client ...\n');
    execFileSync(process.execPath, [require.resolve('webpack/bin/webpack.js'), '--mode', 'production'], {
      cwd: ROOT,
      stdio: 'inherit',
    });
    // Files that came out the same are not written again.
    utimesSync(PAGE, new Date(), new Date());
  }
  return CLIENT;
}

/** When the file, or the newest file in the folder, was changed. */
function newest(file: string): number {
  const stat = statSync(file);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(file).map((name) => newest(path.join(file, name))));
}
