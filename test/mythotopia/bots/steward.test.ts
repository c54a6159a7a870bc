import mythotopiaModule from '../../../games/mythotopia';
import { steward } from '../../../games/mythotopia/bots/steward';
import { mythotopia } from '../../../games/mythotopia/ruleset';
import type { Option } from '../../../games/kit/core';
import { randomBot } from '../../../games/kit/bots/random';
import { generator } from '../../../games/kit/random';
import { playMatch } from '../../../tools/play/match';
import { describeSteward } from '../../kit/bots/steward';
import { card, duel, type Situation } from '../../../games/mythotopia/situation';

/** What the steward picks at the open question. */
const picks = (s: Situation, seat = s.question().seat): Option[] =>
  steward.choose(mythotopia.view(s.g, seat), s.question(seat), generator('steward'));

describeSteward(
  mythotopiaModule,
  [
    { seats: 2, options: { setup: 'normal' } },
    { seats: 3, options: { setup: 'draft' } },
    { seats: 4, options: { setup: 'normal' } },
  ],
  5,
  9,
);

test('stewards among themselves bring a game to its end without a turn cap', () => {
  const { result } = playMatch(
    { rules: mythotopiaModule.ruleset, seats: 2, seed: 'ending', options: { turnCap: 2000 } },
    [steward, steward],
  );
  expect(result.ending).toBe('declared');
}, 60_000);

test.each(['one', 'two', 'three', 'four'])(
  'M13.1: who is far ahead of somebody passive brings the game to its end (%s)',
  (seed) => {
    const { result } = playMatch({ rules: mythotopiaModule.ruleset, seats: 2, seed, options: { turnCap: 400 } }, [
      steward,
      randomBot,
    ]);
    expect(result).toMatchObject({ ending: 'declared', winners: [0] });
  },
  60_000,
);

describe('single decisions', () => {
  const invading = (): Situation =>
    duel(
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
    const s = duel(
      { provinces: ['palmain'], hand: ['starterArmy'] },
      { provinces: ['blore'] },
      { armies: { blore: [3, 0] } },
    );
    expect(picks(s)).toEqual(['endWar blore']);
  });

  test('M7.2: a war that is lost is not ended', () => {
    const s = duel(
      { provinces: ['palmain'], hand: ['palmain'] },
      { provinces: ['blore'] },
      { armies: { palmain: [0, 2] } },
    );
    expect(s.options('endWar')).toEqual(['endWar palmain']);
    expect(picks(s)).not.toEqual(['endWar palmain']);
  });

  test('a besieged province is relieved', () => {
    const s = duel(
      { provinces: ['palmain', 'ambsace'], hand: ['starterArmy', 'starterArmy2'] },
      { provinces: ['blore'] },
      { armies: { palmain: [0, 2] } },
    );
    expect(picks(s)).toEqual(['placeArmies palmain']);
  });

  test('M13.3: who can end the game does', () => {
    const s = duel(
      { provinces: ['palmain', 'custus', 'eagre', 'lea', 'nusus'] },
      { provinces: ['blore'] },
      { vp: { castle: 0, city: 0, roads: 0, patronage: 0 } },
    );
    expect(s.options('endGame')).toEqual(['endGame']);
    expect(picks(s)).toEqual(['endGame']);
  });

  test('M13.1: who leads keeps the last town for a province whose capture empties a VP card', () => {
    const s = duel(
      {
        provinces: ['palmain', 'custus', 'eagre', 'lea', 'nusus'],
        hand: ['palmain', 'starterArmy', 'militia', 'starterMarket'],
      },
      { provinces: ['kinabra'] },
      { vp: { hereBeDragons: [2] }, dragons: ['aporia'] },
    );
    expect(picks(s)).toEqual([expect.stringMatching(/^invade /)]);
    s.player(0).stock.towns = 1;
    expect(s.options('invade')).not.toEqual([]);
    expect(picks(s)).not.toEqual([expect.stringMatching(/^invade /)]);
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
