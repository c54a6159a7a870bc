import type { Core } from '../../games/kit/core';
import { toGame } from '../../games/kit/boardgame';
import { openRecord, recordOf, replayRecord } from '../../games/kit/record';
import type { Ruleset } from '../../games/kit/ruleset';
import { playsAlike, upgrade, versionAfter, type Upgrade } from '../../games/kit/versions';
import { answer, table, toy, type Toy } from './toy';

/** How a match comes from one version of the rules to the next. */

/** Points were one number, then a list; a discard pile came with version 3. */
const split: Upgrade = {
  alike: true,
  change: (g: Core & { total?: number; points?: number[] }) => {
    g.points = [g.total ?? 0, 0];
    delete g.total;
  },
};
const pile: Upgrade = {
  alike: true,
  change: (g: Core & { pile?: string[] }) => {
    g.pile = [];
  },
};
const otherwise: Upgrade = { alike: false, change: () => undefined };
const gone: Upgrade = { alike: false };

const after = (...upgrades: Upgrade[]): Ruleset<Toy, { seed: string }> => ({
  ...toy,
  upgrades,
  version: versionAfter(upgrades),
});

/** A toy match of a version, as it was stored. */
const stored = (version: string, rest: object = {}): Core => ({ ...table().g, version, ...rest });

test('versions are counted from 1, one for each upgrade', () => {
  expect([versionAfter([]), versionAfter([split]), versionAfter([split, pile])]).toEqual(['1', '2', '3']);
});

test('a position of this version stays the object it is', () => {
  const g = stored('3');
  expect(upgrade(after(split, pile), g)).toBe(g);
});

test('a position of version 1 takes both steps to 3, one of version 2 the last, and what was stored stays as it was', () => {
  const rules = after(split, pile);
  const first = stored('1', { total: 4 });
  const before = JSON.stringify(first);
  expect(upgrade(rules, first)).toMatchObject({ version: '3', points: [4, 0], pile: [] });
  expect(JSON.stringify(first)).toBe(before);
  expect(upgrade(rules, stored('2', { points: [1, 2] }))).toMatchObject({ version: '3', points: [1, 2], pile: [] });
});

test('undo leads back to a position of the new version', () => {
  const match = table();
  answer(match, 0, 'count 2');
  const rules = after(pile);
  const g = upgrade(rules, match.g);
  if (typeof g === 'string') throw new Error(g);
  const game = toGame(rules);
  expect(game.name).toBe('toy');
  match.g = g;
  expect(match.play({ seat: 0, name: 'undo', args: [] })).toBeNull();
  expect(match.g).toMatchObject({ version: '2', points: [0, 0], pile: [] });
});

test.each([
  ['old: a step of the way cannot be taken', [split, gone], '1', 'old'],
  ['old: nor from version 2', [split, gone], '2', 'old'],
  ['new: version 4 of 3', [split, pile], '4', 'new'],
  ['new: no version of ours', [split, pile], '01', 'new'],
  ['new: none at all', [], '', 'new'],
])('a position is unfit, %s', (_, upgrades, version, unfit) => {
  expect(upgrade(after(...upgrades), stored(version))).toBe(unfit);
});

test('after a step that cannot be taken, later versions go on', () => {
  expect(upgrade(after(gone, pile), stored('2'))).toMatchObject({ version: '3', pile: [] });
});

test('phase, current player and stages of the framework follow the new position', () => {
  const rename: Upgrade = {
    alike: true,
    change: (g) => {
      g.phase = 'game';
      for (const question of g.questions) question.stage = 'move';
    },
  };
  const ctx = { phase: 'play', currentPlayer: '0', activePlayers: { '0': 'turn' }, numPlayers: 2 } as never;
  const position = { G: stored('1') as Toy, ctx };
  expect(toGame(after(rename)).upgrade?.(position)).toMatchObject({
    G: { version: '2', phase: 'game' },
    ctx: { phase: 'game', currentPlayer: '0', activePlayers: { '0': 'move' }, numPlayers: 2 },
  });
  expect(toGame(toy).upgrade?.(position)).toBe(position);
});

describe('the file of a match', () => {
  const moves = [{ seat: 0, name: 'count', args: [1, '1'] }];
  const file = (g: Core) => recordOf(g, { options: {}, moves });

  test('of version 1 is played again by version 2 where the same moves lead to the same', () => {
    expect(replayRecord(after(pile), file(stored('1', { seed: 'toy' }))).g.points).toEqual([1, 0]);
  });

  test.each([
    ['they would lead elsewhere', [pile, otherwise], '1'],
    ['the rules are gone', [gone], '1'],
    ['the rules are newer than ours', [pile], '3'],
  ])('is refused where %s', (_, upgrades, version) => {
    const rules = after(...upgrades);
    expect(playsAlike(rules, version)).toBe(false);
    expect(() => openRecord(rules, file(stored(version)))).toThrow(
      expect.objectContaining({ why: 'version', params: { version, wanted: rules.version } }),
    );
  });

  test('names the version of its beginning once moves lead elsewhere, and then the first such', () => {
    const once = upgrade(after(pile, otherwise), stored('1')) as Core;
    expect(once).toMatchObject({ version: '3', begun: '1' });
    expect(file(once).version).toBe('1');
    const twice = upgrade(after(pile, otherwise, otherwise), once) as Core;
    expect(file(twice)).toMatchObject({ version: '1' });
    const alike = upgrade(after(pile), stored('1')) as Core;
    expect(alike).not.toHaveProperty('begun');
    expect(file(alike).version).toBe('2');
  });
});
