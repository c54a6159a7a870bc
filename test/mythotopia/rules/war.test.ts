import { sidesOf } from '../../../games/mythotopia/rules/strength';
import { duel, situation, type SituationOptions } from '../../../games/mythotopia/situation';
import { ALL_TOWNS } from './towns';

/** Wars (M7). */

const strengths = (s: ReturnType<typeof situation>, place: string) =>
  sidesOf(s.g, place).map(({ seat, strength }) => [seat, strength]);
/** Seat 0 attacks, unless `turn` says who moves. */
const war = (options: SituationOptions) => situation(options);

describe('strength', () => {
  test('M7.3: armies, mercenaries, and ships in every sea that touches the province', () => {
    const s = duel(
      { provinces: ['palmain'] },
      {},
      {
        armies: { ictus: [2, 0] },
        mercenaries: { ictus: [1, 0] },
        ships: { serpentSea: [1, 1], beastSea: [2, 0], inlandSeaEast: [1, 0] },
      },
    );
    expect(strengths(s, 'ictus')).toEqual([
      [null, 3],
      [0, 6],
    ]);
  });

  test('M7.1: who has only ships there takes no part', () => {
    expect(strengths(duel({}, {}, { ships: { serpentSea: [3, 0] } }), 'ictus')).toEqual([[null, 3]]);
  });

  test('M7.4: castle or citadel 2 and rough 1 for a player who defends, not for attackers', () => {
    const defence = (place: string, more: Partial<SituationOptions> = {}, own = {}) =>
      strengths(duel({ provinces: [place], ...own }, {}, { armies: { [place]: [1, 1] }, ...more }), place);
    expect(defence('palmain')).toEqual([
      [0, 1],
      [1, 1],
    ]);
    expect(defence('palmain', { castles: ['palmain'] })).toEqual([
      [0, 3],
      [1, 1],
    ]);
    expect(defence('blore')).toEqual([
      [0, 2],
      [1, 1],
    ]);
    expect(defence('blore', { castles: ['blore'] })).toEqual([
      [0, 4],
      [1, 1],
    ]);
    expect(defence('blore', {}, { provinces: [], citadel: 'blore' })).toEqual([
      [0, 4],
      [1, 1],
    ]);
    // A castle that was there before the citadel's owner came adds nothing to it.
    expect(defence('palmain', { castles: ['palmain'] }, { provinces: [], citadel: 'palmain' })).toEqual([
      [0, 3],
      [1, 1],
    ]);
  });

  test('M7.5: neutrals have the printed number, 4 more with a dragon; a castle left behind does not help', () => {
    const neutral = (more: Partial<SituationOptions>) =>
      strengths(duel({}, {}, { armies: { blore: [1, 0] }, ...more }), 'blore')[0];
    expect([neutral({}), neutral({ dragons: ['blore'] }), neutral({ castles: ['blore'] })]).toEqual([
      [null, 4],
      [null, 8],
      [null, 4],
    ]);
  });

  test('M7.6: a defender without an army has ships, castle and rough', () => {
    const s = duel(
      { provinces: ['palmain'] },
      {},
      { armies: { palmain: [0, 3] }, ships: { serpentSea: [2, 0] }, castles: ['palmain'] },
    );
    expect(strengths(s, 'palmain')).toEqual([
      [0, 4],
      [1, 3],
    ]);
  });

  test('M11.4, M11.12, M11.24: Cavalry attacks, Limes defends, Ranger attacks rough ground; in the reserve, in every war', () => {
    const s = duel(
      { provinces: ['palmain', 'lea', 'custus'], cities: ['nusus'], reserve: ['cavalry', 'limes', 'ranger'] },
      {},
      { armies: { blore: [1, 0], iracund: [1, 0], palmain: [1, 1], lea: [1, 1] } },
    );
    expect([strengths(s, 'blore'), strengths(s, 'iracund')]).toEqual([
      [
        [null, 4],
        [0, 3],
      ],
      [
        [null, 2],
        [0, 2],
      ],
    ]);
    expect([strengths(s, 'palmain'), strengths(s, 'lea')]).toEqual([
      [
        [0, 2],
        [1, 1],
      ],
      [
        [0, 3],
        [1, 1],
      ],
    ]);
    const inHand = duel({ hand: ['cavalry'] }, {}, { armies: { blore: [1, 0] } });
    expect(strengths(inHand, 'blore')).toEqual([
      [null, 4],
      [0, 1],
    ]);
  });
});

describe('M6.6: End war', () => {
  test('M7.1, M7.2: by the owner or an attacker, of a war that is on', () => {
    const players = [{ provinces: ['palmain'] }, { provinces: ['lea'] }, {}];
    const s = war({ players, armies: { blore: [0, 5, 0], palmain: [0, 0, 3], lea: [0, 2, 0] } });
    expect(s.options('endWar')).toEqual(['endWar palmain']);
    expect(s.refused('endWar blore')).toMatchObject({ why: 'notInWar' });
    expect(s.refused('endWar lea')).toMatchObject({ why: 'noWar' });
  });

  test('M7.2, M7.13: not while first place is tied; a tie below it does not matter', () => {
    const three = (armies: number[]) => war({ players: [{ provinces: ['lea'] }, {}, {}], armies: { blore: armies } });
    expect(three([5, 5, 0]).refused('endWar blore')).toMatchObject({ why: 'tied' });
    expect(three([4, 0, 0]).refused('endWar blore')).toMatchObject({ why: 'tied' });
    expect(three([5, 2, 2]).refused('endWar blore')).toBeNull();
    expect(three([5, 4, 0]).refused('endWar blore')).toBeNull();
  });

  test('M7.2: a war that one loses may be ended; M7.7: another may win it', () => {
    const s = war({
      players: [{ provinces: ['lea'] }, { provinces: ['palmain'] }, {}],
      armies: { palmain: [2, 0, 5] },
    });
    s.turn('endWar palmain');
    expect(s.g.owners['palmain']).toBe(2);
    expect(s.player(2).discard).toEqual(['palmain-card']);
    expect(s.g.armies).toEqual({});
    s.expectTurnOf(0);
  });

  test('M7.8, M7.11: the defender wins: nothing changes hands, all armies go home, mercenaries to the supply, ships stay', () => {
    const s = war({
      players: [{ provinces: ['palmain'] }, { provinces: ['lea'] }, {}],
      armies: { palmain: [4, 2, 1] },
      mercenaries: { palmain: [0, 1, 0] },
      ships: { serpentSea: [1, 1, 0] },
      vp: { defenderOfTheRealm: 6 },
    });
    s.turn('endWar palmain');
    expect([s.g.owners['palmain'], s.g.armies, s.g.mercenaries, s.g.ships]).toEqual([
      0,
      {},
      {},
      { serpentSea: [1, 1, 0] },
    ]);
    expect([0, 1, 2].map((seat) => s.player(seat).stock.armies)).toEqual([6, 6, 6]);
    expect(s.player(0).tokens).toEqual({ 1: 1, 2: 0, 3: 0 });
  });

  test('M7.8: neutrals that win gain nobody a token', () => {
    const s = duel({ provinces: ['lea'] }, {}, { armies: { blore: [2, 0] }, vp: { defenderOfTheRealm: 6 } });
    s.turn('endWar blore');
    expect(s.g.owners['blore']).toBeUndefined();
    expect([s.g.vp.at(-1)?.tokens.length, s.g.armies]).toEqual([6, {}]);
  });

  test("M7.12: a war without attackers is over without result; the owner's armies stay", () => {
    const s = duel(
      { provinces: ['palmain'], hand: ['marauders'] },
      {},
      { armies: { palmain: [2, 1] }, vp: { defenderOfTheRealm: 6 } },
    );
    s.turn('playCard marauders').answer('palmain 1');
    expect(s.g.armies).toEqual({ palmain: [2, 0] });
    expect(s.options('endWar')).toEqual([]);
    expect(s.player(0).tokens[1]).toBe(0);
  });
});

describe('capture', () => {
  test('M7.9, M7.9.3: of a neutral province: town, card from the province deck, 3 points', () => {
    const s = duel({ provinces: ['lea', 'palmain', 'nusus', 'custus'] }, {}, { armies: { blore: [5, 0] } });
    const { towns } = s.player(0).stock;
    s.turn('endWar blore');
    expect(s.player(0)).toMatchObject({ discard: ['blore-card'], stock: { towns: towns - 1, armies: 6 } });
    expect(s.points(0)).toBe(15);
  });

  test("M7.9.1: the old owner's town goes home, his 3 points with it", () => {
    const s = duel(
      { provinces: ['lea'] },
      { provinces: ['palmain', 'nusus', 'custus', 'blore', 'darb'] },
      { armies: { palmain: [3, 0] } },
    );
    const { towns } = s.player(1).stock;
    expect(s.points(1)).toBe(15);
    s.turn('endWar palmain');
    expect([s.player(1).stock.towns, s.points(1)]).toEqual([towns + 1, 12]);
  });

  test('M7.9.1: a city goes back to the reserve card, and takes its room along', () => {
    const s = duel(
      { provinces: ['lea'] },
      { cities: ['palmain'], reserve: ['hero', 'queen', 'limes'] },
      { armies: { palmain: [3, 0] } },
    );
    s.turn('endWar palmain');
    expect([s.g.cities, s.player(1).stock.cities]).toEqual([[], 4]);
    expect(s.g.owners['palmain']).toBe(0);
    expect(s.player(1).reserve).toHaveLength(3);
  });

  test('M7.9.2: dragon and runestone leave the game; castle and roads stay', () => {
    const s = duel(
      { provinces: ['lea'] },
      { provinces: ['palmain', 'nusus'] },
      {
        armies: { palmain: [6, 0] },
        castles: ['palmain'],
        roads: ['nusus-palmain'],
        runestones: ['palmain'],
        vp: { runestones: 4 },
      },
    );
    s.turn('endWar palmain');
    expect(s.g).toMatchObject({ runestones: [], castles: ['palmain'], roads: ['nusus-palmain'] });
    const dragon = duel(
      { provinces: ['lea'] },
      {},
      { armies: { blore: [9, 0] }, dragons: ['blore'], vp: { hereBeDragons: 3 } },
    );
    dragon.turn('endWar blore');
    expect([dragon.g.dragons, dragon.player(0).tokens[2]]).toEqual([[], 1]);
  });

  test('M7.4: the castle helps its new owner', () => {
    const s = duel(
      { provinces: ['lea'] },
      { provinces: ['palmain'] },
      { armies: { palmain: [6, 0] }, castles: ['palmain'] },
    );
    s.turn('endWar palmain');
    expect(sidesOf(s.g, 'palmain')).toEqual([{ seat: 0, defends: true, strength: 2 }]);
  });

  describe('M7.9.4: the card comes from wherever the loser has it', () => {
    const lost = (zones: object) =>
      duel({ provinces: ['lea'] }, { provinces: ['palmain', 'nusus'], ...zones }, { armies: { palmain: [3, 0] } });

    test('M7.9.4: hand: the loser draws another', () => {
      const s = lost({ hand: ['palmain', 'starterArmy'], deck: ['nusus'] });
      s.turn('endWar palmain');
      expect(s.player(1).hand).toEqual(['starterArmy-blue-1', 'nusus-card']);
      expect(s.player(0).discard).toEqual(['palmain-card']);
    });

    test('M7.9.4: draw deck: the loser shuffles it', () => {
      const s = lost({ deck: ['starterArmy', 'palmain', 'nusus'] });
      const before = JSON.stringify(s.g.rng);
      s.turn('endWar palmain');
      expect(JSON.stringify(s.g.rng)).not.toBe(before);
      expect(s.player(1).deck).not.toContain('palmain-card');
      expect(s.player(1).hand).toEqual([]);
    });

    test.each(['discard', 'reserve'])('M7.9.4: %s: just moved', (zone) => {
      const s = lost({ [zone]: ['palmain', 'starterArmy'] });
      s.turn('endWar palmain');
      expect(s.player(1)).toMatchObject({ [zone]: ['starterArmy-blue-1'], hand: [] });
      expect(s.player(0).discard).toEqual(['palmain-card']);
    });

    test('M7.9.4: from the province deck if it had been removed', () => {
      const s = lost({ removedProvinces: ['palmain'] });
      s.turn('endWar palmain');
      expect(s.player(0).discard).toEqual(['palmain-card']);
      expect(s.g.provinceDeck).not.toContain('palmain-card');
    });

    test('M7.9.4: a hand card is replaced also where its owner ends the war himself', () => {
      const s = duel(
        { provinces: ['palmain', 'nusus'], hand: ['palmain'], deck: ['nusus'] },
        { provinces: ['lea'] },
        { armies: { palmain: [0, 3] } },
      );
      s.turn('endWar palmain');
      expect(s.player(0).hand).toEqual(['nusus-card']);
    });
  });
});

describe('without a town in stock', () => {
  test('M7.10, OQ-11: no town, no points, no tokens; a neutral province stays neutral with its dragon', () => {
    const s = duel(
      { provinces: ALL_TOWNS },
      {},
      { armies: { blore: [9, 0] }, dragons: ['blore'], vp: { hereBeDragons: 3 } },
    );
    expect(s.player(0).stock.towns).toBe(0);
    s.turn('endWar blore');
    expect([s.g.owners['blore'], s.g.dragons, s.player(0).tokens[2], s.points(0)]).toEqual([
      undefined,
      ['blore'],
      0,
      54,
    ]);
    expect([s.g.provinceDeck.includes('blore-card'), s.g.armies]).toEqual([true, {}]);
  });

  test('M7.10, M7.14, OQ-29: an old owner loses piece, card and points; the card goes to the province deck, a hand card is replaced', () => {
    const s = duel(
      { provinces: ALL_TOWNS },
      { provinces: ['blore', 'lea'], hand: ['blore'], deck: ['lea'] },
      { armies: { blore: [9, 0] }, vp: { spoilsOfWar: 6 } },
    );
    const { towns } = s.player(1).stock;
    s.turn('endWar blore');
    expect([s.g.owners['blore'], s.player(1).stock.towns, s.player(0).tokens[1]]).toEqual([undefined, towns + 1, 0]);
    expect([s.g.provinceDeck.includes('blore-card'), s.player(1).hand]).toEqual([true, ['lea-card']]);
  });

  test('M7.14: a card lost from the draw deck goes to the province deck too; the draw deck is shuffled', () => {
    const s = duel(
      { provinces: ALL_TOWNS },
      { provinces: ['blore', 'lea'], deck: ['blore', 'lea'] },
      { armies: { blore: [9, 0] } },
    );
    const before = JSON.stringify(s.g.rng);
    s.turn('endWar blore');
    expect([
      s.g.provinceDeck.includes('blore-card'),
      s.player(1).deck.includes('blore-card'),
      s.player(1).hand,
    ]).toEqual([true, false, []]);
    expect(JSON.stringify(s.g.rng)).not.toBe(before);
  });
});

describe('Hero (M11.10)', () => {
  test('M11.10: tied for first, the player wins; Hero is discarded and costs no action', () => {
    const s = duel({ provinces: ['lea'], hand: ['hero'] }, {}, { armies: { blore: [4, 0] } });
    expect(s.options('endWar')).toEqual(['endWar blore hero-card']);
    expect(s.refused('endWar blore')).toMatchObject({ why: 'tied' });
    s.turn('endWar blore hero');
    expect([s.g.owners['blore'], s.g.actions]).toEqual([0, 1]);
    expect(s.player(0).discard).toEqual(['hero-card', 'blore-card']);
  });

  test('M11.10: as a defender too, from the reserve too', () => {
    const s = duel(
      { provinces: ['palmain'], reserve: ['hero'] },
      {},
      { armies: { palmain: [2, 2] }, vp: { defenderOfTheRealm: 6 } },
    );
    s.turn('endWar palmain hero');
    expect([s.g.owners['palmain'], s.player(0).tokens[1]]).toEqual([0, 1]);
  });

  test('M11.10: not when others are tied above, and not where there is no tie', () => {
    const three = (armies: number[]) =>
      situation({ players: [{ provinces: ['lea'], hand: ['hero'] }, {}, {}], armies: { blore: armies } });
    expect(three([3, 5, 5]).refused('endWar blore hero-card')).toMatchObject({ why: 'notAnOption' });
    expect(three([5, 1, 0]).options('endWar')).toEqual(['endWar blore']);
    expect(three([5, 1, 0]).refused('endWar blore hero-card')).toMatchObject({ why: 'notAnOption' });
  });
});
