import type { Move, Seat } from '../../../games/kit/core';
import { ANSWER } from '../../../games/kit/moves';
import { settlers } from '../../../games/settlers/ruleset';
import {
  situation,
  type PlayerSituation,
  type Situation,
  type SituationOptions,
} from '../../../games/settlers/situation';
import { tried } from '../../kit/refused';

/** Input that must be refused with a reason, changing nothing, at the headless table and through boardgame.io alike. */

const duel = (one: PlayerSituation, other: PlayerSituation = {}, rest: Partial<SituationOptions> = {}): Situation =>
  situation({
    players: [
      { faction: 'romans', ...one },
      { faction: 'barbarians', ...other },
    ],
    ...rest,
  });

const refuses = (s: Situation, move: Move): string => tried(settlers, s.g, move);

const answer = (s: Situation, ...picks: unknown[]): string => {
  const { n, seat } = s.question();
  return refuses(s, { seat, name: ANSWER, args: [n, picks] });
};

/** A move of the turn; the seat's view gives the same reason beforehand. */
function move(s: Situation, name: string, arg?: unknown): string {
  const { n, seat } = s.question();
  const why = refuses(s, { seat, name, args: arg === undefined ? [n] : [n, arg] });
  const told = settlers.whyNot(s.view(seat), seat, arg === undefined ? name : `${name} ${String(arg)}`)?.why;
  if (settlers.stages['turn']?.moves.includes(name)) expect(told ?? 'accepted').toBe(why);
  return why;
}

test('what is legal at these positions passes, with both drivers', () => {
  expect(move(duel({ hand: ['COM018'], goods: { wood: 1, gold: 1 } }), 'build', 'COM018')).toBe('accepted');
  expect(move(duel({ goods: { raze: 2 } }, { empire: ['COM018'] }), 'raze', 'COM018')).toBe('accepted');
  expect(move(duel({ empire: ['COM018'], goods: { defence: 1 } }), 'place', 'defence COM018')).toBe('accepted');
});

describe('payments', () => {
  const paying = (): Situation =>
    duel({ hand: ['ROM001', 'COM001'], goods: { stone: 1, gold: 1, wood: 3 }, empire: ['COM069', 'COM070'] });

  test('S8.1, S8.3: that do not add up, too little or too much', () => {
    const s = paying().answer('build ROM001');
    expect(s.question().ask).toBe('pay');
    for (const way of [
      'stone 1',
      'location COM069',
      'stone 2 location COM069',
      'stone 1 gold 1 location COM069',
      'stone 0 location COM069',
      '',
    ])
      expect([way, answer(s, way)]).toEqual([way, 'wrongPayment']);
  });

  test('S1.3, S8.3: with goods that do not stand for it, with cards that are no locations, with those of others', () => {
    const s = paying().answer('build ROM001').answer('otherwise');
    expect(s.options()).toContain('gold 1 location COM069');
    for (const way of [
      'wood 1 location COM069',
      'stone 1 location COM001',
      'stone 1 location BAR001',
      'stone 1 location ROM001',
    ])
      expect([way, answer(s, way)]).toEqual([way, 'wrongPayment']);
  });

  test('several, none, or no words', () => {
    const s = paying().answer('build ROM001');
    expect(answer(s, ...s.options().slice(0, 2))).toBe('tooMany');
    expect(answer(s)).toBe('tooFew');
    expect(answer(s, { stone: 1 })).toBe('malformed');
  });

  test('S8.1, S9.1, S12.1: what cannot be paid', () => {
    const poor = duel({ hand: ['ROM001', 'COM018'], empire: ['COM042'], goods: { gold: 0 } });
    for (const what of ['build COM018', 'build ROM001', 'deal ROM001', 'activate COM042']) {
      const [name = '', id] = what.split(' ');
      expect([what, move(poor, name, id)]).toEqual([what, 'price']);
    }
    expect(move(duel({ hand: ['COM018'], goods: { wood: 1, stone: 1 } }), 'build', 'COM018 otherwise')).toBe(
      'noOtherPayment',
    );
    expect(move(duel({ goods: { worker: 1 } }), 'exchange')).toBe('noWorkers');
  });
});

describe('razing', () => {
  const rich = { goods: { raze: 9 } };

  test('S10.4, S13.COM069: Ruins, and faction locations', () => {
    const s = duel({ ...rich, hand: ['COM070'] }, { empire: ['BAR001', 'COM069'] });
    expect([move(s, 'raze', 'BAR001'), move(s, 'raze', 'COM069'), move(s, 'raze', 'COM070')]).toEqual([
      'factionSafe',
      'noRazeField',
      'noRazeField',
    ]);
  });

  test.each(['JAP013', 'JAP015'])('S13.JAP013, S13.JAP015: %s, whoever plays the Japanese', (id) => {
    const s = duel(rich, { faction: 'japanese', empire: [id, 'JAP001'] });
    expect([move(s, 'raze', id), move(s, 'raze', 'JAP001')]).toEqual(['factionSafe', 'accepted']);
    expect(move(situation({ players: [{ faction: 'japanese', hand: [id], ...rich }, {}] }), 'raze', id)).toBe(
      'noRazeField',
    );
  });

  test('S7.3, S10.5: locations of who has passed, own ones, and what is nowhere', () => {
    const s = duel({ ...rich, empire: ['COM018'] }, { empire: ['COM019'], hand: ['COM020'] }, { passed: [1] });
    expect(['COM019', 'COM018', 'COM020', 'COM021', '__proto__'].map((id) => move(s, 'raze', id))).toEqual([
      'passedPlayer',
      'ownLocation',
      'notThere',
      'notThere',
      'notThere',
    ]);
  });

  test('S10.2: with too few tokens', () => {
    expect(move(duel({ goods: { raze: 1 } }, { empire: ['COM018'] }), 'raze', 'COM018')).toBe('noToken');
    expect(move(duel({ hand: ['COM018'] }), 'raze', 'COM018')).toBe('noToken');
  });
});

describe('placing', () => {
  test('S7.6: a second defence token, one on a faction location, on one of others', () => {
    const s = duel({ empire: ['COM018', 'ROM001'], goods: { defence: 1 } }, { empire: ['COM019'] });
    expect([move(s, 'place', 'defence ROM001'), move(s, 'place', 'defence COM019')]).toEqual(['notCommon', 'notYours']);
    s.answer('place defence COM018');
    expect(move(s, 'place', 'defence COM018')).toBe('tokenGone');
    const twice = duel({ empire: ['COM018'], goods: { defence: 1 } }, {}, { defended: ['COM018'] });
    expect(move(twice, 'place', 'defence COM018')).toBe('protectedAlready');
  });

  test('S16.3: samurai of others than the Japanese, without a worker, and a second one', () => {
    expect(move(duel({ empire: ['ROM001'], goods: { worker: 1 } }), 'place', 'samurai ROM001')).toBe('noSamurai');
    const player = { faction: 'japanese' as const, empire: ['JAP001'] };
    expect(move(situation({ players: [player, {}] }), 'place', 'samurai JAP001')).toBe('noWorkers');
    const s = situation({ players: [{ ...player, goods: { worker: 1 } }, {}], samurai: ['JAP001'] });
    expect(move(s, 'place', 'samurai JAP001')).toBe('protectedAlready');
  });

  test('S7.5: storing where nothing is stored, and what is not stored', () => {
    const goods = { worker: 1, raze: 1, wood: 2 };
    const s = situation({ players: [{ faction: 'japanese', goods, empire: ['JAP015', 'JAP001', 'COM018'] }, {}] });
    expect(['JAP001', 'COM018'].map((id) => move(s, 'place', `feature ${id}`))).toEqual([
      'nothingToPlace',
      'nothingToPlace',
    ]);
    expect([move(s, 'place', 'wood JAP015'), move(s, 'place', 'feature')]).toEqual(['malformed', 'notYours']);
    s.answer('place feature JAP015');
    expect(['worker 1', 'raze 1', 'wood 3', 'gold 1'].map((unit) => answer(s, unit))).toEqual(
      Array(4).fill('notStored'),
    );
    expect(answer(s, 'wood 1', 'wood 1')).toBe('pickedTwice');
  });
});

describe('the course', () => {
  const choosing = (): Situation => {
    const s = situation({ players: [{}, {}], at: 'lookout', commonDeck: ['COM001', 'COM002', 'COM003'] });
    expect(s.question().ask).toBe('lookout');
    return s;
  };
  const asked = (s: Situation, seat: Seat, name: string, ...args: unknown[]): string =>
    refuses(s, { seat, name, args: [s.question().n, ...args] });

  test('S5.2: cards that are not shown, and out of turn', () => {
    const s = choosing();
    expect(asked(s, 0, 'take', ['COM004'])).toBe('notAnOption');
    expect(asked(s, 1, 'take', ['COM001'])).toBe('notAsked');
    expect(asked(s, 0, 'build', 'COM001')).not.toBe('accepted');
    expect(asked(s, 0, 'take', ['COM001'])).toBe('accepted');
  });

  test('S7.1: cards that are not in hand, locations of others, and what no action is', () => {
    const s = duel({ empire: ['ROM001', 'COM069'], goods: { wood: 9, stone: 9, worker: 9 } }, { empire: ['COM042'] });
    expect([move(s, 'build', 'COM018'), move(s, 'build', 'ROM001'), move(s, 'deal', 'ROM002')]).toEqual([
      'notInHand',
      'notInHand',
      'notInHand',
    ]);
    expect([move(s, 'activate', 'COM042'), move(s, 'activate', 'COM069')]).toEqual(['notYours', 'noAction']);
    expect([move(s, 'activate', 'constructor'), move(s, 'burn', 'COM069')]).toEqual(['notYours', 'malformed']);
  });

  test('S12.2, S12.3: a third use, or a second of what is used once', () => {
    const s = duel({ empire: ['COM042', 'COM058'], goods: { worker: 9 } }, {}, { used: { COM042: 1, COM058: 2 } });
    expect([move(s, 'activate', 'COM042'), move(s, 'activate', 'COM058')]).toEqual(['usedUp', 'usedUp']);
  });

  test('a late answer, a wrong number', () => {
    const s = duel({});
    const { n } = s.question();
    expect(refuses(s, { seat: 0, name: 'pass', args: [n - 1] })).toBe('gone');
    s.answer('pass');
    expect(refuses(s, { seat: 0, name: 'pass', args: [n] })).toBe('notAsked');
    expect(refuses(s, { seat: 1, name: 'pass', args: [n] })).toBe('gone');
  });
});

describe('options of a match', () => {
  test.each<[seats: number, options: unknown, what: string]>([
    [0, {}, '1 to 4'],
    [5, {}, '1 to 4'],
    [1.5, {}, '1 to 4'],
    // S18: solo is a match of one seat, nothing that two could choose.
    [2, { solo: true }, 'options'],
    [1, { lookout: 'closed' }, 'lookout'],
    [1, { razing: 'peaceful' }, 'razing'],
    [1, { factions: 'first' }, 'factions'],
    [3, { factions: 'first' }, 'factions'],
    [2, { factions: ['romans', 'romans'] }, 'factions'],
    [2, { lookout: 'secret' }, 'lookout'],
    [2, 'closed', 'options'],
  ])('%s players, %j', (seats, options, what) => {
    expect(() => settlers.matchOptions(options, seats)).toThrow(what);
  });
});
