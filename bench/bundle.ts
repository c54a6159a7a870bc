import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { shown, type Figure } from './figure';

const DIST = path.join(__dirname, '..', 'dist', 'client');
const PAGE = path.join(DIST, 'index.html');
const KB = 1024;

/** Every script and style of the page. */
const files = (): string[] =>
  readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));

/** The page, what it asks for itself, and the chunk that holds the lobby: found by its source map. */
function firstLoad(): string[] {
  const asked = [...readFileSync(PAGE, 'utf8').matchAll(/(?:src|href)="?([^" >]+\.(?:js|css))/g)].map(([, file]) =>
    path.join(DIST, file ?? ''),
  );
  const lobby = files().filter(
    (file) => existsSync(`${file}.map`) && readFileSync(`${file}.map`, 'utf8').includes('client/lobby/Lobby.tsx'),
  );
  return [...new Set([PAGE, ...asked, ...lobby])];
}

const zipped = (list: readonly string[]): number =>
  list.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0);

/** Sizes of the page as it is sent; null before it is built. */
export const bundle: Figure = {
  name: 'bundle',
  measure() {
    if (!existsSync(PAGE)) return Promise.resolve(null);
    const first = zipped(firstLoad());
    return Promise.resolve([
      {
        what: 'first load of the lobby, gzipped',
        value: `${shown(first / KB)} KB`,
        target: '≤ 200 KB',
        met: first <= 200 * KB,
      },
      { what: '– all scripts and styles', value: `${shown(zipped(files()) / KB)} KB` },
    ]);
  },
};
