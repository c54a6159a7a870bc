import '../tools/cli/production';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { aloneFigure } from './alone';
import { bots } from './bots';
import { bundle } from './bundle';
import { copy } from './copy';
import type { Figure, Line } from './figure';
import { frames } from './frames';
import { exploits } from './host/exploits';
import { host } from './host/host';
import { hostIdle } from './host/idle';
import { hostProfile, hostRulesets } from './host/rulesets';
import { machine, pageOf, tableOf } from './page';
import { pictures } from './pictures';
import { randomGames } from './random-games';
import { reducer } from './reducer';
import { size } from './size';
import { stewardFigure } from './steward';
import { variants } from './variants';
import { views } from './views';

const FIGURES: readonly Figure[] = [
  reducer,
  randomGames,
  copy,
  views,
  size,
  stewardFigure,
  variants,
  aloneFigure,
  bundle,
  frames,
  pictures,
  ...host,
  hostRulesets,
  hostProfile,
  hostIdle,
  bots,
  exploits,
];
const NAMES = FIGURES.map(({ name }) => name);
const PAGE = path.join(__dirname, 'RESULTS.md');
const WRITE = '--write';
const QUICK = '--quick';

/**
 * `npm run -s bench -- [figure ...] [--quick] [--write]`: prints tables; `--write` also puts them into bench/RESULTS.md,
 * `--quick` only shows that the long figures can be measured.
 */
async function bench(argv: readonly string[]): Promise<number> {
  const names = argv.filter((arg) => arg !== WRITE && arg !== QUICK);
  const quick = argv.includes(QUICK);
  const unknown = names.find((name) => !NAMES.includes(name));
  if (unknown !== undefined || (quick && argv.includes(WRITE))) {
    console.error(
      unknown === undefined
        ? `${QUICK} measures nothing worth writing`
        : `no figure ${JSON.stringify(unknown)}; there are: ${NAMES.join(', ')}`,
    );
    return 2;
  }
  const measured = new Map<string, readonly Line[]>();
  for (const figure of FIGURES) {
    if (names.length ? !names.includes(figure.name) : figure.long) continue;
    console.error(`measuring ${figure.name} ...`);
    const lines = await figure.measure(quick);
    if (lines) measured.set(figure.name, lines);
    else console.error(`${figure.name}: nothing to measure`);
  }
  const lines = [...measured.values()].flat();
  console.log(`${machine()}\n\n${tableOf(lines)}`);
  if (argv.includes(WRITE)) writeFileSync(PAGE, pageOf(readFileSync(PAGE, 'utf8'), FIGURES, measured));
  return quick || lines.every(({ met }) => met !== false) ? 0 : 1;
}

void bench(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
