import newDawnModule from '../../../games/new-dawn';
import { steward } from '../../../games/new-dawn/bots/steward';
import { newDawn } from '../../../games/new-dawn/ruleset';
import type { Option } from '../../../games/kit/core';
import { generator } from '../../../games/kit/random';
import { playMatch } from '../../../tools/play/match';
import { describeSteward } from '../../kit/bots/steward';
import { duel, ROW, type Situation } from '../../../games/new-dawn/situation';

/** What the steward picks at the open question. */
const picks = (s: Situation, seat = s.question().seat): Option[] =>
  steward.choose(newDawn.view(s.g, seat), s.question(seat), generator('steward'));

describeSteward(
  newDawnModule,
  [
    { seats: 2, options: { map: 'advanced', leaders: 'chosen' } },
    { seats: 3, options: { map: 'first', victory: 'epic' } },
    { seats: 4, options: { map: 'advanced' } },
  ],
  5,
  10,
);

test('C13.3: stewards among themselves complete agendas and need no turn cap', () => {
  const endings = Array.from(
    { length: 4 },
    (_, i) =>
      playMatch({ rules: newDawnModule.ruleset, seats: 2, seed: `ending ${i}`, options: { turnCap: 0 } }, [
        steward,
        steward,
      ]).result.ending,
  );
  expect(endings).toEqual(['agendas', 'agendas', 'agendas', 'agendas']);
}, 60_000);

describe('single decisions', () => {
  const inSlot5 = (card: string): string[] => [...ROW.filter((each) => each !== card), card];

  test('a natural wonder in reach is taken by the culture card', () => {
    const s = duel({ row: inSlot5('early-empire'), cities: ['2,2'] }, {}, { victory: ['v1', 'v3', 'v5'] });
    expect(picks(s)).toEqual(['focus 5 early-empire-red']);
    s.answer(...picks(s));
    expect(picks(s)).toEqual(['1,2']);
  });

  test('C10.19: tokens are spent where they turn a fight, and no more than it takes', () => {
    const seeds = Array.from({ length: 40 }, (_, i) => `seed ${i}`);
    const spent = seeds.map((seed) => {
      const s = duel(
        { row: inSlot5('masonry'), trade: { masonry: 3 } },
        {},
        { barbarians: { 'barbarian-G': '-4,1' }, seed },
      );
      s.focus('masonry').maybeAnswer('branch', 'branch 1').answer('-4,1');
      const { attack = 0, defence = 0 } = s.question().params ?? {};
      const lacks = Number(defence) - Number(attack) + 1;
      expect(picks(s)).toEqual([String(lacks >= 1 && lacks <= 3 ? lacks : 0)]);
      return Number(picks(s)[0]);
    });
    expect(new Set(spent).size).toBeGreaterThan(1);
  });

  test('C9.1: a new level replaces the card of its type', () => {
    const s = duel({ row: inSlot5('astrology') });
    s.focus('astrology').maybeAnswer('advance', '0');
    const [pick = ''] = picks(s);
    expect(pick).toMatch(/-red \S+-red$/);
    s.answer(pick);
    expect(s.player(0).row).toContain(pick.split(' ')[0]);
  });

  test('C10.11: of what pays for a wonder it spends what it has most of', () => {
    const s = duel({ row: inSlot5('pottery'), resources: { marble: 1, mercury: 3 }, trade: { pottery: 3 } });
    s.focus('pottery').maybeAnswer('branch', 'branch 0').answer('stonehenge');
    expect(picks(s)).toEqual(['mercury']);
  });
});
