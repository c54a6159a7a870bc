import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { COLOURS, font } from '../client/theme';
import { RULESETS } from '../games';

const ROOT = path.join(__dirname, '..');
/** Folders of the program; of games the kit, of client/boards what all boards share. */
const ROOMS = ['bench', 'client', 'config', 'games', 'protocol', 'server', 'tools'];
/** The two registers, and the folders that are a ruleset's own. */
const KNOWING = ['games/index.ts', 'client/boards/index.ts'];
const own = RULESETS.flatMap(({ name }) => [`games/${name}/`, `client/boards/${name}/`]);

const sources = ROOMS.flatMap((room) =>
  readdirSync(path.join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(room, file.replaceAll(path.sep, '/')))
    .filter((file) => /\.([cm]?[jt]sx?|css|html|svg)$/.test(file)),
);

test('only the registers and the folders of a ruleset name it', () => {
  expect(sources.length).toBeGreaterThan(400);
  const named = new RegExp(RULESETS.map(({ name }) => name).join('|'), 'i');
  const naming = sources.filter(
    (file) =>
      !KNOWING.includes(file) &&
      !own.some((folder) => file.startsWith(folder)) &&
      named.test(readFileSync(path.join(ROOT, file), 'utf8')),
  );
  expect(naming).toEqual([]);
});

/** Names in a text: `--tone`; those that are put together are left out. */
const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, name]) => (name && !name.endsWith('-') ? [name] : []));

test('a CSS variable that another component sets is declared, with its unit', () => {
  const client = sources.filter((file) => file.startsWith('client/'));
  const text = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
  const declared = new Set([
    ...client
      .filter((file) => file.endsWith('variables.d.ts'))
      .flatMap((file) => namesIn(text(file), /^ {4}'(--[\w-]+)'\?:/gm)),
    // Read through theme.ts.
    ...Object.keys(COLOURS).map((name) => `--${name}`),
    ...Object.keys(font).map((name) => `--font-${name}`),
  ]);
  expect(declared.size).toBeGreaterThan(40);
  const strange = client.flatMap((file) => {
    const own = new Set(namesIn(text(file), /(--[\w-]+)'?\??:/g));
    return namesIn(text(file), /var\((--[\w-]+)/g)
      .filter((name) => !own.has(name) && !declared.has(name))
      .map((name) => `${file}: ${name}`);
  });
  expect(strange).toEqual([]);
});
