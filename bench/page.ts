import { cpus } from 'node:os';
import type { Figure, Line } from './figure';

const row = ({ what, value, target, met }: Line): string =>
  `| ${what} | ${value} | ${target === undefined ? '' : `${target}${met ? '' : ' **missed**'}`} |`;

/** The machine and runtime on which the figures are measured, in one line. */
export const machine = (): string => {
  const [cpu] = cpus();
  return `${cpus().length} × ${cpu?.model.trim() ?? 'unknown processor'}, Node.js ${process.version}, NODE_ENV=${process.env.NODE_ENV}`;
};

/** Measured lines as a table in Markdown. */
export const tableOf = (lines: readonly Line[]): string =>
  ['| figure | value | target |', '|---|---|---|', ...lines.map(row)].join('\n');

const HEAD = [
  '# Benchmarks',
  '',
  'Written by `npm run -s bench -- <figure> --write`, a chapter for each figure; do not edit. Rates are per second of processor time where',
  'nothing else is said, and vary by a fifth between runs all the same; ratios are of one run, its sides taken in turns, and vary less.',
  'Where a machine has other work too, only ratios and processor time say something.',
].join('\n');

const title = (name: string): string => `## ${name}`;

/** The text of bench/RESULTS.md: new chapters for what was measured, the others unchanged. */
export function pageOf(
  before: string,
  figures: readonly Pick<Figure, 'name' | 'about'>[],
  measured: ReadonlyMap<string, readonly Line[]>,
): string {
  const [, ...old] = before.split(/^(?=## )/m);
  const chapters = figures.flatMap(({ name, about }) => {
    const lines = measured.get(name);
    const said = about === undefined ? [] : [about, ''];
    if (lines) return [[title(name), '', ...said, `${machine()}.`, '', tableOf(lines)].join('\n')];
    return old.filter((chapter) => chapter.startsWith(`${title(name)}\n`)).map((chapter) => chapter.trimEnd());
  });
  return `${[HEAD, ...chapters].join('\n\n')}\n`;
}
