import { cpus } from 'node:os';
import type { Line } from './figure';

const row = ({ what, value, target, met }: Line): string =>
  `| ${what} | ${value} | ${target === undefined ? '' : `${target}${met ? '' : ' **missed**'}`} |`;

/** The machine and runtime that the figures are of. */
export const machine = (): string => {
  const [cpu] = cpus();
  return `${cpus().length} × ${cpu?.model.trim() ?? 'unknown processor'}, Node.js ${process.version}, one thread, NODE_ENV=${process.env.NODE_ENV}`;
};

export const tableOf = (lines: readonly Line[]): string => ['| figure | value | target |', '|---|---|---|', ...lines.map(row)].join('\n');

/** The page bench/RESULTS.md. */
export const pageOf = (lines: readonly Line[], command: string): string => [
  '# Benchmarks', '',
  `Written by \`${command}\`; do not edit. ${machine()}.`, '',
  'Rates are per second of processor time, and vary by a fifth between runs all the same; ratios are of runs taken in turns and vary less.', '',
  tableOf(lines), '',
].join('\n');
