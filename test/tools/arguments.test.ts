import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { catalogue } from '../../tools/catalogue/command';
import { UsageError, type Command } from '../../tools/cli/command';
import { coverage } from '../../tools/coverage/command';
import { simulate } from '../../tools/simulate/command';
import { verify } from '../../tools/verify/command';
import { nested } from '../kit/nested';

/** Malformed arguments: one clear line, nothing on standard output. */

const silent = (): void => {
  throw new Error('printed something');
};

test.each<[string, Command, string[], RegExp]>([
  ['no ruleset', simulate, [], /which ruleset\? There are: imperium/],
  ['an unknown ruleset', simulate, ['risk'], /no ruleset risk; there are: imperium/],
  ['a second ruleset', catalogue, ['imperium', 'risk'], /unexpected argument "risk"/],
  ['an unknown option', verify, ['imperium', '--fast', '1'], /Unknown option '--fast'/],
  ['an option without its value', simulate, ['imperium', '--games'], /--games/],
  [
    'a number that is none',
    simulate,
    ['imperium', '--games', 'many'],
    /--games is "many", not a whole number of at least 1/,
  ],
  ['no game at all', verify, ['imperium', '--games', '0'], /--games is "0", not a whole number of at least 1/],
  [
    'an unknown law',
    verify,
    ['imperium', '--law', 'of the jungle'],
    /no law "of the jungle"; there are: sound, declared zones, plain JSON,/,
  ],
  ['half a game', simulate, ['imperium', '--games', '1.5'], /not a whole number/],
  ['a negative number', simulate, ['imperium', '--games=-3'], /not a whole number/],
  ['too many seats', simulate, ['imperium', '--seats', '5'], /--seats is "5", not a whole number from 2 to 4/],
  ['an unknown bot', simulate, ['imperium', '--bots', 'genius'], /no bot "genius"; there are: random, steward/],
  [
    'an unknown bot under the laws',
    verify,
    ['imperium', '--bot', 'genius'],
    /no bot "genius"; there are: random, steward/,
  ],
  ['a bot of every object', simulate, ['imperium', '--bots', 'toString'], /no bot "toString"/],
  [
    'too few bots',
    simulate,
    ['imperium', '--seats', '3', '--bots', 'random,steward'],
    /--bots names 2 bots for 3 seats/,
  ],
  ['options that are no JSON', simulate, ['imperium', '--options', '{nations}'], /--options is not a JSON object/],
  ['options that are a list', simulate, ['imperium', '--options', '[]'], /--options is not a JSON object/],
  [
    'options that the ruleset refuses',
    simulate,
    ['imperium', '--options', '{"nations":"all"}'],
    /options of imperium: nations/,
  ],
  [
    'options nested 32 deep, as a word that is not known,',
    simulate,
    ['imperium', '--options', JSON.stringify({ a: nested(31) })],
    /options of imperium: options: Unrecognized key/,
  ],
  [
    'options nested 33 deep',
    simulate,
    ['imperium', '--options', JSON.stringify({ a: nested(32) })],
    /options of imperium: options: too many, or nested too deep/,
  ],
  [
    'a hundred options and their items, the seed among them, as a word that is not known,',
    simulate,
    ['imperium', '--options', JSON.stringify({ a: new Array(98).fill(1) })],
    /options of imperium: options: Unrecognized key/,
  ],
  [
    'more than a hundred options and their items',
    simulate,
    ['imperium', '--options', JSON.stringify({ a: new Array(99).fill(1) })],
    /options of imperium: options: too many, or nested too deep/,
  ],
  ['a seed among the options', simulate, ['imperium', '--options', '{"seed":"x"}'], /the seed is given with --seed/],
  ['a ruleset where none is wanted', coverage, ['imperium'], /unexpected argument "imperium"/],
])('%s is refused in one line', async (_what, command, argv, message) => {
  const error: unknown = await command(argv, silent).catch((e: unknown) => e);
  expect(error).toBeInstanceOf(UsageError);
  expect((error as Error).message).toMatch(message);
  expect((error as Error).message).not.toContain('\n');
});

test('the process says it on stderr and ends with 2', () => {
  const root = path.join(__dirname, '..', '..');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join(root, 'tools', 'simulate.ts'), 'imperium', '--seats', 'two'],
    { cwd: root, encoding: 'utf8' },
  );
  expect(stdout).toBe('');
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain('--seats is "two"');
  expect(status).toBe(2);
}, 20_000);
