import '../tools/cli/production';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundle } from './bundle';
import { copy } from './copy';
import type { Figure, Line } from './figure';
import { machine, pageOf, tableOf } from './page';
import { randomGames } from './random-games';
import { reducer } from './reducer';
import { size } from './size';
import { stewardFigure } from './steward';

const FIGURES: readonly Figure[] = [reducer, randomGames, copy, size, stewardFigure, bundle];
const WRITE = '--write';

/** `npm run -s bench -- [figure ...] [--write]`: prints a table; `--write` also writes bench/RESULTS.md. */
async function bench(argv: readonly string[]): Promise<number> {
  const names = argv.filter((arg) => arg !== WRITE);
  const unknown = names.find((name) => !FIGURES.some((figure) => figure.name === name));
  if (unknown !== undefined) {
    console.error(`no figure ${JSON.stringify(unknown)}; there are: ${FIGURES.map(({ name }) => name).join(', ')}`);
    return 2;
  }
  const lines: Line[] = [];
  for (const figure of FIGURES) {
    if (names.length && !names.includes(figure.name)) continue;
    console.error(`measuring ${figure.name} ...`);
    const measured = await figure.measure();
    if (measured) lines.push(...measured);
    else console.error(`${figure.name}: nothing to measure`);
  }
  console.log(`${machine()}\n\n${tableOf(lines)}`);
  if (argv.includes(WRITE)) writeFileSync(path.join(__dirname, 'RESULTS.md'), pageOf(lines, ['npm run -s bench --', ...argv].join(' ')));
  return lines.every(({ met }) => met !== false) ? 0 : 1;
}

void bench(process.argv.slice(2)).then((code) => { process.exitCode = code; });
