import imperiumModule from '../../../games/imperium';
import { Estimates } from '../../../games/imperium/bots/estimates';
import { steward } from '../../../games/imperium/bots/steward';
import { imperium } from '../../../games/imperium/ruleset';
import type { Option } from '../../../games/kit/core';
import { generator } from '../../../games/kit/random';
import { describeSteward } from '../../kit/bots/steward';
import { situation, type Situation, type SituationOptions } from '../../../games/imperium/situation';

/** What the steward picks at the open question. */
const picks = (s: Situation, seat = s.question().seat): Option[] =>
  steward.choose(imperium.view(s.g, seat), s.question(seat), generator('steward'));

describeSteward(
  imperiumModule,
  [
    { seats: 2, options: { nations: 'choose' } },
    { seats: 3, options: { nations: 'random' } },
    { seats: 4, options: { nations: 'choose' } },
  ],
  6,
  11,
);

describe('single decisions', () => {
  const table = (me: Partial<SituationOptions['players'][0]>, rest: Partial<SituationOptions> = {}): Situation =>
    situation({ players: [{ nation: 'romans', ...me }, { nation: 'celts' }], ...rest });

  test('a hand full of unrest is a reason to revolt, and all of it goes back', () => {
    const s = table({ hand: ['1ROM13', '1ROM22', '1ROM23'] }, { market: ['1REG2'] });
    expect(picks(s)).toEqual(['revolt']);
    s.revolt();
    expect([...picks(s)].sort()).toEqual(['1ROM13', '1ROM22', '1ROM23']);
  });

  test('with nothing left to do the turn is ended', () => {
    const s = table({ hand: ['1ROM19'] }, { market: ['1REG2'] });
    s.playCard('1ROM19');
    expect(picks(s)).toEqual(['endActivation']);
  });

  test('progress is kept when something is paid', () => {
    const s = table({ hand: ['1ROM16'], material: 3, progress: 4 }, { market: ['1UNC6'] });
    s.playCard('1ROM16').answer('branch 0');
    expect(s.question().ask).toBe('pay');
    expect(picks(s)).toEqual(['pay 3 0 0']);
  });

  test('of two fame cards the one with more points is kept', () => {
    const s = table({ hand: ['1ROM14'], play: ['1ROM11', '1ROM12', '1ROM20'] }, { fame: ['1FAM2', '1FAM6', '1FAM8'] });
    s.playCard('1ROM14');
    if (s.question().ask === 'abandon') s.answer('1ROM11', '1ROM12', '1ROM20');
    expect(s.question().ask).toBe('keep');
    expect(picks(s)).toEqual(['1FAM6']);
  });

  test('who must give a card gives unrest', () => {
    const s = table({ state: 'empire', hand: ['1CIV11', '1ROM22', '1FAM6'] }, { market: ['1REG2'] });
    s.playCard('1CIV11');
    expect(s.question().ask).toBe('give');
    expect(picks(s)).toEqual(['1ROM22']);
  });

  test('who has no unrest to give parts with the fewest points', () => {
    const s = table({ state: 'empire', hand: ['1CIV11', '1FAM6', '1TRI2', '1ROM16'] }, { market: ['1REG2'] });
    s.playCard('1CIV11');
    expect(picks(s)).toEqual(['1ROM16']);
  });

  test('protection is always used, against all of an attack that only does harm', () => {
    const s = situation({
      players: [
        { nation: 'romans', hand: ['1ROM21'] },
        { nation: 'celts', play: ['1REG12', '1CEL21'] },
      ],
      market: ['1REG2'],
    });
    s.playCard('1ROM21');
    expect(s.question().ask).toBe('protect');
    expect(picks(s)).toEqual(['1REG12']);
  });

  test('a region is not given up for a swap', () => {
    const s = table(
      { play: ['1REG14'], hand: ['1ROM15', '1ROM16'], nationDeck: ['1ROM9', '1ROM10'] },
      { market: ['1REG2'] },
    );
    s.exhaust('1REG14');
    while (s.question().card === '1REG14') {
      expect(picks(s)).not.toContain('1REG14');
      s.answer(...picks(s));
    }
    expect(s.player(0).play).toContain('1REG14');
  });

  describe('Legends', () => {
    const utopians = (me: Partial<SituationOptions['players'][0]>, rest: Partial<SituationOptions> = {}): Situation =>
      situation({
        box: 'legends',
        players: [{ nation: 'utopians', side: 'B', below: ['2UTO2A', '2UTO3A'], ...me }, { nation: 'qin' }],
        market: ['2REG2'],
        ...rest,
      });

    test('one card in hand waits for each ability of which it is the price', () => {
      const awaited = (me: Partial<SituationOptions['players'][0]>): boolean[] => {
        const s = utopians({ ...me, hand: ['2UTO9', '2UTO12', '2UTO13', ...(me.hand ?? [])] });
        const estimates = new Estimates(imperium.view(s.g, 0), 0);
        return s.player(0).hand.map((id) => estimates.awaited(id) > 0);
      };
      expect(awaited({})).toEqual([false, false, false]);
      expect(awaited({ play: ['2UTO5'] })).toEqual([false, true, false]);
      expect(awaited({ play: ['2UTO5'], exhausted: ['2UTO5'] })).toEqual([false, false, false]);
      expect(awaited({ hand: ['2UTO5'] })).toEqual([false, true, false, false]);
    });

    test('R7.5: an exhaust token is not given back to the card that gives it back', () => {
      const s = situation({
        box: 'legends',
        players: [
          { nation: 'olmecs', play: ['2OLM10', '2OLM2'], exhausted: ['2OLM2'], exhausts: 1, hand: ['2OLM18'] },
          { nation: 'qin' },
        ],
        market: ['2REG2'],
      });
      s.exhaust('2OLM10').answer('branch 0');
      expect(s.question().options).toEqual(['2OLM2', '2OLM10']);
      expect(picks(s)).toEqual(['2OLM2']);
      s.answer('2OLM10');
      expect(picks(s)).not.toEqual(['exhaust 2OLM10']);
    });

    test('R14.8.6: in clean-up nothing is discarded that would empty the deck once more', () => {
      const cleaning = (deck: string[], discard: string[]): Option[] => {
        const s = utopians({ hand: ['2UTO8', '2REG3', '2REG5', '2REG9', '2CIV10'], state: 'empire', deck, discard });
        s.endActivation();
        while (s.question().ask !== 'cleanUp') s.answer(...picks(s));
        return picks(s);
      };
      expect(cleaning(['2UTO9'], [])).toEqual([]);
      expect(cleaning([], [])).toEqual([]);
    });

    test('R14.8.6: the fewer cards go round, the more one of them keeps the deck from running out', () => {
      const circulating = (deck: string[], nation = 'utopians'): number => {
        const s =
          nation === 'utopians' ? utopians({ deck }) : situation({ players: [{ nation, deck }, { nation: 'celts' }] });
        return new Estimates(imperium.view(s.g, 0), 0).circulating;
      };
      const [few, many] = [
        circulating(['2UTO4', '2UTO5', '2UTO6']),
        circulating(['2UTO4', '2UTO5', '2UTO6', '2UTO7', '2UTO8', '2UTO9', '2UTO10']),
      ];
      expect(many).toBeGreaterThan(0);
      expect(few).toBeGreaterThan(many);
      expect(circulating(['1ROM16'], 'romans')).toBeCloseTo(0);
    });

    test('R11.1, R11.9: a card is abandoned for the cards under it, which go round again', () => {
      const solstice = (under: string[], deck: string[]): Option[] => {
        const s = utopians(
          { play: ['2UTO5'], garrison: { '2UTO5': under }, below: [], deck, hand: ['2UTO9', '2UTO10', '2UTO11'] },
          { at: 'solstice', unrest: 4 },
        );
        return s.question().ask === 'branch' ? picks(s) : [s.question().ask];
      };
      const [scrolls, cards] = [
        ['2UTO12', '2UTO13', '2UTO14'],
        ['2REG3', '2REG5', '2REG9', '2CIV10', '2CIV12', '2UNC3', '2UNC4', '2UNC5'],
      ];
      expect(solstice(scrolls, [])).toEqual(['branch 1']);
      expect(solstice([], cards)).toEqual(['branch 0']);
    });

    test('R10.10: who would lose a collapse revolts; while it is far there is better to do', () => {
      const pile = ['2UNR1', '2UNR2'];
      const has = { hand: ['2UNR3', '2UTO12'], deck: ['2UTO10', '2UTO13', '2UTO14'] };
      expect(picks(utopians({ ...has, discard: ['2UNR4', '2UNR5'] }, { unrest: pile }))).toEqual(['revolt']);
      expect(picks(utopians(has, { unrest: 8 }))).not.toEqual(['revolt']);
    });
  });

  test('the last development is left alone by who is behind, and taken by who is ahead', () => {
    const last = (mine: number, theirs: number): Option[] => {
      const s = situation({
        players: [
          { nation: 'romans', state: 'empire', material: 4, hand: ['1TRI3'], development: ['1ROM6'], progress: mine },
          { nation: 'celts', progress: theirs },
        ],
        market: ['1REG2'],
      });
      s.playCard('1TRI3');
      expect(s.question().ask).toBe('develop');
      return picks(s);
    };
    expect(last(0, 60)).toEqual([]);
    expect(last(60, 0)).toEqual(['1ROM6']);
  });
});
