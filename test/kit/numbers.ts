import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Which rules the names of tests carry: every rule of a reference has a test with its number in its name. */

const TESTS = path.join(__dirname, '..');

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));

/** Names of tests and groups; those in tables begin a row with their numbers. @param number how a number begins */
export const namesIn = (source: string, number: RegExp): string[] =>
  [
    ...source.matchAll(/^\s*(?:test|describe)(?:\.each(?:<[^(]*>)?\([^]*?\)(?: as const)?)?\(\s*(['"`])([^]*?)\1/gm),
    ...source.matchAll(new RegExp(`\\[\\s*(['"])((?:${number.source})[^]*?)\\1,`, 'g')),
  ].map((found) => found[2] ?? '');

/** `M2.7, M2.8`, and all of `M2.1–M2.4`. @param number two groups: what comes before a counted number, and that */
export const numbersIn = (name: string, number: RegExp): string[] =>
  [...name.matchAll(new RegExp(`${number.source}(?:–\\1(\\d+))?`, 'g'))].flatMap(([, before = '', first = '', last]) =>
    last === undefined
      ? [`${before}${first}`]
      : Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) => `${before}${Number(first) + i}`),
  );

/** All rule numbers in the names of tests in these folders of `test`. */
export const carriedIn = (folders: readonly string[], number: RegExp): ReadonlySet<string> =>
  new Set(
    folders
      .map((folder) => path.join(TESTS, folder))
      .flatMap(sources)
      .flatMap((source) => namesIn(source, number))
      .flatMap((name) => numbersIn(name, number)),
  );
