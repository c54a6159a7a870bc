import imperiumModule from '../../../games/imperium';
import { steward } from '../../../games/imperium/bots/steward';
import { imperium } from '../../../games/imperium/ruleset';
import type { Imperium } from '../../../games/imperium/state';
import type { Chooser } from '../../../games/kit/bots/bot';
import { randomBot } from '../../../games/kit/bots/random';
import type { Option, Question } from '../../../games/kit/core';
import { generator } from '../../../games/kit/random';
import type { Ruleset } from '../../../games/kit/ruleset';
import { playMatch } from '../../../tools/play/match';
import { situation, type Situation, type SituationOptions } from '../situation';

const RULES = imperium as unknown as Ruleset;
const setup = (seats: number, seed: string, nations = 'random') => ({ rules: RULES, seats, seed, options: { nations } });

/** What the steward picks at the open question. */
const picks = (s: Situation, seat = s.question().seat): Option[] =>
  steward.choose(imperium.view(s.g, seat), s.question(seat), generator('steward'));

describe('whole games', () => {
  test.each([[2, 'choose'], [3, 'random'], [4, 'choose']])('%d stewards never answer against the rules (%s)', (seats, nations) => {
    for (let i = 0; i < 3; i++) {
      const { result } = playMatch(setup(seats, `table ${i}`, nations), Array.from({ length: seats }, () => steward as Chooser));
      expect(result.winners.length).toBeGreaterThan(0);
    }
  }, 30_000);

  test('a decision changes nothing in the view, picks what is offered, and depends on the view alone', () => {
    const watched: Chooser<Imperium> = {
      name: 'watched',
      choose(view, q: Question, random) {
        const before = JSON.stringify(view);
        const chosen = steward.choose(view, q, () => 0.5);
        expect(JSON.stringify(view)).toBe(before);
        expect(chosen.every((pick) => q.options.includes(pick))).toBe(true);
        expect(chosen.length).toBeGreaterThanOrEqual(q.min);
        expect(chosen.length).toBeLessThanOrEqual(q.max);
        const redealt = imperium.redeal(imperium.copy(view), q.seat, random);
        expect(steward.choose(imperium.view(redealt, q.seat), q, () => 0.5)).toEqual(chosen);
        return chosen;
      },
    };
    playMatch(setup(2, 'watched'), [watched, randomBot]);
  }, 30_000);

  test('beats the random bot from both seats', () => {
    let won = 0;
    for (let i = 0; i < 6; i++) {
      for (const seat of [0, 1]) {
        const bots = [randomBot, randomBot];
        bots[seat] = steward;
        if (playMatch(setup(2, `pair ${i}`), bots).result.winners.includes(seat)) won++;
      }
    }
    expect(won).toBeGreaterThanOrEqual(11);
  }, 30_000);

  test('bots are listed weakest first', () => {
    expect(Object.keys(imperiumModule.bots)).toEqual(['random', 'steward']);
    for (const [name, bot] of Object.entries(imperiumModule.bots)) expect(bot.name).toBe(name);
  });
});

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
      players: [{ nation: 'romans', hand: ['1ROM21'] }, { nation: 'celts', play: ['1REG12', '1CEL21'] }], market: ['1REG2'],
    });
    s.playCard('1ROM21');
    expect(s.question().ask).toBe('protect');
    expect(picks(s)).toEqual(['1REG12']);
  });

  test('a region is not given up for a swap', () => {
    const s = table({ play: ['1REG14'], hand: ['1ROM15', '1ROM16'], nationDeck: ['1ROM9', '1ROM10'] }, { market: ['1REG2'] });
    s.exhaust('1REG14');
    while (s.question().card === '1REG14') {
      expect(picks(s)).not.toContain('1REG14');
      s.answer(...picks(s));
    }
    expect(s.player(0).play).toContain('1REG14');
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
