import { parseArgs } from 'node:util';
import { messageOf } from '../../games/kit/error';
import { RULESETS, rulesetEntry, type RulesetEntry } from '../../games';
import { UsageError } from './command';

/** The options of a command by name. */
export interface Options {
  text(name: string): string | undefined;
  /**
   * A whole number, `otherwise` where the option is missing.
   * @throws UsageError unless it lies between `min` and `max`
   */
  number(name: string, range: { min: number; max?: number; otherwise: number }): number;
  /**
   * A JSON object.
   * @throws UsageError for anything else
   */
  object(name: string): Record<string, unknown>;
  /** Whether an option without a value is there. */
  flag(name: string): boolean;
}

/**
 * Reads `--name value ...`.
 * @throws UsageError for anything else, unknown names included
 */
export function readOptions(argv: readonly string[], names: readonly string[], usage: string): Options {
  const { positionals, options } = read(argv, names, usage);
  if (positionals.length) throw wrong(usage, `unexpected argument ${JSON.stringify(positionals[0])}`);
  return options;
}

/**
 * Reads `[<ruleset>] --name value ...`. It does not check that the ruleset exists.
 * @throws UsageError for anything else
 */
export function readMaybeRuleset(
  argv: readonly string[],
  names: readonly string[],
  usage: string,
): Options & { ruleset: string | undefined } {
  const {
    positionals: [ruleset, ...more],
    options,
  } = read(argv, names, usage);
  if (more.length) throw wrong(usage, `unexpected argument ${JSON.stringify(more[0])}`);
  return { ...options, ruleset };
}

/**
 * Reads `<ruleset> --name value --flag ...`.
 * @throws UsageError for anything else, unknown names and rulesets included
 */
export function readArgs(
  argv: readonly string[],
  names: readonly string[],
  usage: string,
  flags: readonly string[] = [],
): Options & { entry: RulesetEntry } {
  const {
    positionals: [ruleset, ...more],
    options,
  } = read(argv, names, usage, flags);
  if (ruleset === undefined) throw wrong(usage, `which ruleset? There are: ${RULESETS.map((r) => r.name).join(', ')}`);
  if (more.length) throw wrong(usage, `unexpected argument ${JSON.stringify(more[0])}`);
  return { ...options, entry: entryOf(ruleset) };
}

const wrong = (usage: string, problem: string): UsageError => new UsageError(`${problem}; usage: ${usage}`);

function read(
  argv: readonly string[],
  names: readonly string[],
  usage: string,
  flags: readonly string[] = [],
): { positionals: string[]; options: Options } {
  const { values, set, positionals } = parsed(argv, names, usage, flags);
  const options: Options = {
    text: (name) => values[name],
    flag: (name) => set.has(name),
    number(name, { min, max = Number.MAX_SAFE_INTEGER, otherwise }) {
      const text = values[name];
      if (text === undefined) return otherwise;
      const n = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
      if (n >= min && n <= max) return n;
      const range = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
      throw wrong(usage, `--${name} is ${JSON.stringify(text)}, not a whole number ${range}`);
    },
    object(name) {
      const text = values[name];
      const value = text === undefined ? {} : json(text);
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
      throw wrong(usage, `--${name} is not a JSON object`);
    },
  };
  return { positionals, options };
}

function parsed(argv: readonly string[], names: readonly string[], usage: string, flags: readonly string[]) {
  try {
    const options = Object.fromEntries<{ type: 'string' | 'boolean' }>([
      ...names.map((name) => [name, { type: 'string' }] as const),
      ...flags.map((name) => [name, { type: 'boolean' }] as const),
    ]);
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true, strict: true });
    const given = Object.entries(values);
    return {
      values: Object.fromEntries(given.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))),
      set: new Set(given.flatMap(([name, value]) => (value === true ? [name] : []))),
      positionals,
    };
  } catch (error) {
    // The second sentence of Node.js's message explains arguments that begin with a dash; we have none.
    throw wrong(usage, messageOf(error).split(/\. |\n/, 1)[0] ?? '');
  }
}

function entryOf(ruleset: string): RulesetEntry {
  try {
    return rulesetEntry(ruleset);
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
