import mythotopiaModule from '../../../games/mythotopia';
import { steward } from '../../../games/mythotopia/bots/steward';
import { mythotopia } from '../../../games/mythotopia/ruleset';
import type { Mythotopia } from '../../../games/mythotopia/state';
import type { Chooser } from '../../../games/kit/bots/bot';
import { randomBot } from '../../../games/kit/bots/random';
import type { Option } from '../../../games/kit/core';
import { generator } from '../../../games/kit/random';
import type { Ruleset } from '../../../games/kit/ruleset';
import { playMatch } from '../../../tools/play/match';
import { card, duel, type Situation } from '../situation';

const RULES = mythotopia as unknown as Ruleset;

/** What the steward picks at the open question. */
const picks = (s: Situation, seat = s.question().seat): Option[] =>
  steward.choose(mythotopia.view(s.g, seat), s.question(seat), generator('steward'));

describe('whole games', () => {
  test.each([[2, 'normal'], [3, 'draft'], [4, 'normal']])('%d stewards never answer against the rules (%s)', (seats, setup) => {
    for (let i = 0; i < 3; i++) {
      const { result } = playMatch({ rules: RULES, seats, seed: `table ${i}`, options: { setup } }, Array.from({ length: seats }, () => steward as Chooser));
      expect(result.winners.length).toBeGreaterThan(0);
    }
  }, 60_000);

  test('a decision changes nothing in the view, picks what is offered, and depends on the view alone', () => {
    const watched: Chooser<Mythotopia> = {
      name: 'watched',
      choose(view, q, random) {
        const before = JSON.stringify(view);
        const chosen = steward.choose(view, q, () => 0.5);
        expect(JSON.stringify(view)).toBe(before);
        expect(chosen.every((pick) => q.options.includes(pick))).toBe(true);
        expect(chosen.length).toBeGreaterThanOrEqual(q.min);
        expect(chosen.length).toBeLessThanOrEqual(q.max);
        const redealt = mythotopia.redeal(mythotopia.copy(view), q.seat, random);
        expect(steward.choose(mythotopia.view(redealt, q.seat), q, () => 0.5)).toEqual(chosen);
        return chosen;
      },
    };
    playMatch({ rules: RULES, seats: 2, seed: 'watched' }, [watched, randomBot]);
  }, 60_000);

  test('beats the random bot from both seats', () => {
    let won = 0;
    for (let i = 0; i < 5; i++) {
      for (const seat of [0, 1]) {
        const bots = [randomBot, randomBot];
        bots[seat] = steward;
        if (playMatch({ rules: RULES, seats: 2, seed: `pair ${i}` }, bots).result.winners.includes(seat)) won++;
      }
    }
    expect(won).toBeGreaterThanOrEqual(9);
  }, 60_000);

  test('stewards among themselves bring a game to its end without a turn cap', () => {
    const { result } = playMatch({ rules: RULES, seats: 2, seed: 'ending', options: { turnCap: 2000 } }, [steward, steward]);
    expect(result.ending).toBe('declared');
  }, 60_000);

  test('bots are listed weakest first', () => {
    expect(Object.keys(mythotopiaModule.bots)).toEqual(['random', 'steward']);
    for (const [name, bot] of Object.entries(mythotopiaModule.bots)) expect(bot.name).toBe(name);
  });
});

describe('single decisions', () => {
  const invading = (): Situation => duel(
    { provinces: ['palmain'], hand: ['palmain', 'starterArmy', 'militia', 'hero', 'starterMarket'] },
    { provinces: ['blore'] },
  );

  test('a province of the other player without an army is attacked, with a margin', () => {
    const s = invading();
    expect(picks(s)).toEqual(['invade blore']);
    s.turn('invade blore');
    while (s.question().stage !== 'turn') {
      // Blore is rough: 1 in defence, and 2 more.
      if (s.question().ask === 'armies') expect(picks(s)).toEqual(['3']);
      s.answer(...picks(s));
    }
  });

  test('M7.2: a war that is won is ended before anything else', () => {
    const s = duel({ provinces: ['palmain'], hand: ['starterArmy'] }, { provinces: ['blore'] }, { armies: { blore: [3, 0] } });
    expect(picks(s)).toEqual(['endWar blore']);
  });

  test('M7.2: a war that is lost is not ended', () => {
    const s = duel({ provinces: ['palmain'], hand: ['palmain'] }, { provinces: ['blore'] }, { armies: { palmain: [0, 2] } });
    expect(s.options('endWar')).toEqual(['endWar palmain']);
    expect(picks(s)).not.toEqual(['endWar palmain']);
  });

  test('a besieged province is relieved', () => {
    const s = duel({ provinces: ['palmain', 'ambsace'], hand: ['starterArmy', 'starterArmy2'] }, { provinces: ['blore'] }, { armies: { palmain: [0, 2] } });
    expect(picks(s)).toEqual(['placeArmies palmain']);
  });

  test('M13.3: who can end the game does', () => {
    const s = duel({ provinces: ['palmain', 'custus', 'eagre', 'lea', 'nusus'] }, { provinces: ['blore'] }, { vp: { castle: 0, city: 0, roads: 0, patronage: 0 } });
    expect(s.options('endGame')).toEqual(['endGame']);
    expect(picks(s)).toEqual(['endGame']);
  });

  test('payments spare cards that work in the reserve', () => {
    const s = duel({ provinces: ['palmain'], hand: ['palmain', 'starterBuild', 'starterMarket'], reserve: ['ranger'] });
    s.turn('build castle palmain');
    expect(s.question().options).toHaveLength(2);
    s.answer(...picks(s));
    s.expectTurnOf(0);
    expect(s.player(0).reserve).toEqual([card('ranger')]);
  });
});
