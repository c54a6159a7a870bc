import { parseArgs } from 'node:util';
import { RULESETS, rulesetEntry, type RulesetEntry } from '../../games';
import { UsageError } from './command';

/** Options of a command by name, each with a value. */
export interface Args {
  entry: RulesetEntry;
  text(name: string): string | undefined;
  /** @throws UsageError unless it is a whole number from `min` to `max`. */
  number(name: string, range: { min: number; max?: number; otherwise: number }): number;
  /** @throws UsageError unless it is a JSON object. */
  object(name: string): Record<string, unknown>;
}

/**
 * Reads `<ruleset> --name value ...`.
 * @throws UsageError for anything else, unknown names and unknown rulesets included.
 */
export function readArgs(argv: readonly string[], names: readonly string[], usage: string): Args {
  const wrong = (problem: string): UsageError => new UsageError(`${problem}; usage: ${usage}`);
  const { values, positionals } = parsed(argv, names, wrong);
  const [ruleset, ...more] = positionals;
  if (ruleset === undefined) throw wrong(`which ruleset? There are: ${RULESETS.map((r) => r.name).join(', ')}`);
  if (more.length) throw wrong(`unexpected argument ${JSON.stringify(more[0])}`);
  return {
    entry: entryOf(ruleset),
    text: (name) => values[name],
    number(name, { min, max = Number.MAX_SAFE_INTEGER, otherwise }) {
      const text = values[name];
      if (text === undefined) return otherwise;
      const n = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
      if (!(n >= min && n <= max)) {
        throw wrong(`--${name} is ${JSON.stringify(text)}, not a whole number ${max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`}`);
      }
      return n;
    },
    object(name) {
      const text = values[name];
      if (text === undefined) return {};
      const value = json(text);
      if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(`--${name} is not a JSON object`);
      return value as Record<string, unknown>;
    },
  };
}

function parsed(argv: readonly string[], names: readonly string[], wrong: (problem: string) => UsageError) {
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true, strict: true });
    return { values: values as Record<string, string | undefined>, positionals };
  } catch (error) {
    throw wrong((error as Error).message.split('\n', 1)[0] ?? '');
  }
}

function entryOf(ruleset: string): RulesetEntry {
  try {
    return rulesetEntry(ruleset);
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
