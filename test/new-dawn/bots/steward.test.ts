import newDawnModule from '../../../games/new-dawn';
import { steward } from '../../../games/new-dawn/bots/steward';
import { newDawn } from '../../../games/new-dawn/ruleset';
import type { Option } from '../../../games/kit/core';
import { generator } from '../../../games/kit/random';
import { playMatch } from '../../../tools/play/match';
import { describeSteward } from '../../kit/bots/steward';
import { atlasOf } from '../../../games/new-dawn/atlas';
import { canHold } from '../../../games/new-dawn/rules/placing';
import { isVacant } from '../../../games/new-dawn/rules/reach';
import { duel, ROW, situation, type Situation } from '../../../games/new-dawn/situation';

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

describe('the time of a decision', () => {
  /** A map full of control tokens, many wonders, and every card full of trade tokens. */
  function wide(): Situation {
    const { g } = situation({ players: [{}, {}, {}, {}] });
    const atlas = atlasOf(g);
    const free = atlas.spaces.filter((space) => canHold(g, space) && isVacant(g, space));
    const share = (seat: number): string[] => free.filter((_, n) => n % 4 === seat).slice(0, 24);
    const [capital = ''] = g.capitals;
    const wonders = ['eiffel-tower', 'pentagon', 'colossus', 'oxford-university', 'hanging-gardens', 'great-zimbabwe'];
    const row = ['early-empire', 'astrology', 'urbanization', 'flight', 'capitalism'];
    return situation({
      players: [
        {
          row,
          trade: Object.fromEntries(row.map((card) => [card, 3])),
          tokens: share(0),
          wonders: Object.fromEntries(wonders.map((wonder) => [wonder, capital])),
          resources: { marble: 4, mercury: 4, diamond: 4, oil: 4 },
          held: ['carthage', 'seoul'],
        },
        ...[1, 2, 3].map((seat) => ({ tokens: share(seat) })),
      ],
    });
  }

  test('stays below half a second of the processor, however much there is to choose from', () => {
    const s = wide();
    const times = new Map<string, number>();
    const timed = (): void => {
      const before = process.cpuUsage();
      picks(s);
      const { user, system } = process.cpuUsage(before);
      times.set(s.question().ask, (user + system) / 1000);
    };
    timed();
    s.use('eiffel-tower');
    timed();
    s.answer().focus('capitalism');
    timed();
    expect([...times.keys()]).toEqual(['turn', 'convert', 'caravan']);
    expect(s.options().length).toBeGreaterThan(200);
    for (const ms of times.values()) expect(ms).toBeLessThan(500);
  });
});
