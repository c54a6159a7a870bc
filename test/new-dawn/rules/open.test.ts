import * as path from 'node:path';
import type { Situation, SituationOptions } from '../../../games/new-dawn/situation';
import type * as Combat from '../../../games/new-dawn/rules/combat';
import { sixAround } from '../../../games/new-dawn/atlas';
import { attackOf } from '../../../games/new-dawn/rules/combat';
import { duel, ROW, situation } from '../../../games/new-dawn/situation';
import { decide } from '../../../games/kit/bots/bot';
import { randomBot } from '../../../games/kit/bots/random';
import { generator } from '../../../games/kit/random';
import { HeadlessTable } from '../../../games/kit/table';
import { otherwise } from '../../kit/otherwise';

/** Open points (C16): each constant of rules/open.ts decided otherwise once, and the readings that need none. */

const OPEN = path.resolve(__dirname, '../../../games/new-dawn/rules/open.ts');

/** What comes of a situation under our rules, and under rules with another constant. */
async function both<T>(
  constants: object,
  given: SituationOptions,
  then: (s: Situation) => T,
): Promise<[ours: T, other: T]> {
  const other = await otherwise(OPEN, constants, () => import('../../../games/new-dawn/situation'));
  return [then(situation(given)), then(other.situation(given))];
}

const inSlot5 = (card: string, instead = card): string[] => [...ROW.filter((each) => each !== instead), card];
const two = (
  one: SituationOptions['players'][0],
  other: SituationOptions['players'][0] = {},
  rest = {},
): SituationOptions => ({
  players: [one, other],
  ...rest,
});

test('C16.3, C3.7: a card that counts as in slot 5', async () => {
  const { isInSlot5 } = await import('../../../games/new-dawn/rules/select');
  const other = await otherwise(OPEN, { AS_IF_COUNTS: false }, () => import('../../../games/new-dawn/rules/select'));
  expect([isInSlot5({ at: 3, slot: 5 }), other.isInSlot5({ at: 3, slot: 5 })]).toEqual([true, false]);
  expect([isInSlot5({ at: 5, slot: 1 }), other.isInSlot5({ at: 5, slot: 1 })]).toEqual([false, true]);
  expect([isInSlot5({ at: 5, slot: 5 }), other.isInSlot5({ at: 5, slot: 5 })]).toEqual([true, true]);
});

test('C3.6: Machu Picchu and a card that is resolved as if in slot 1', async () => {
  const given = two({
    wonders: { 'machu-picchu': '-5,1' },
    row: ['capitalism', 'astrology', 'early-empire', 'pottery', 'masonry'],
  });
  const steps = (s: Situation) => {
    s.focus('capitalism').answer().answer('capitalism 1').answer('astrology');
    return s.told('advance')[0]?.n;
  };
  expect(await both({ RAISES_AS_IF: true }, given, steps)).toEqual([1, 3]);
});

test('C16.5: attacks through city-states', async () => {
  const given = two({ row: inSlot5('masonry'), tokens: ['1,-1'] }, { tokens: ['1,-3'] });
  const targets = (s: Situation) => s.focus('masonry').maybeAnswer('branch', 'branch 1').options().includes('1,-3');
  expect(await both({ ATTACK_THROUGH_CITY_STATES: false }, given, targets)).toEqual([true, false]);
});

test('C16.15: Japan in combat', async () => {
  const given = two({ leader: 'japan' }, { tokens: ['-1,2'] });
  const value = (combat: typeof Combat): number =>
    combat.defenceOf(situation(given).g, { seat: 0, at: '-1,2', slot: 5, bonus: 0, against: 0 }).value;
  const ours = await import('../../../games/new-dawn/rules/combat');
  const other = await otherwise(OPEN, { JAPAN_COUNTS_IN_COMBAT: false }, async () => {
    await import('../../../games/new-dawn/situation');
    return import('../../../games/new-dawn/rules/combat');
  });
  expect([value(ours), value(other)]).toEqual([3, 5]);
});

test('C16.24, C3.2: the event, and then the check', async () => {
  const marks = ['civilized', 'paranoid', 'technophile'];
  const given = two({ marks }, {}, { turn: 1, victory: ['v1', 'v2', 'v4'] });
  const told = (s: Situation) => {
    s.focus('astrology');
    return [s.told('dial').length, s.g.result?.ending];
  };
  expect(await both({ EVENT_BEFORE_CHECK: false }, given, told)).toEqual([
    [1, 'agendas'],
    [0, 'agendas'],
  ]);
});

test('C16.25, C10.8: terrain limits the spaces counted for a city, too', async () => {
  const given = two({ row: ['early-empire', 'pottery', 'astrology', 'foreign-trade', 'masonry'], tokens: ['-1,-4'] });
  const sites = (s: Situation) => s.focus('pottery').maybeAnswer('branch', 'branch 1').options().includes('-1,-2');
  // A desert and a forest lie between.
  expect(await both({ CITY_RANGE_BY_TERRAIN: false }, given, sites)).toEqual([false, true]);
});

test('C16.26: nobody has to take a diplomacy card', async () => {
  const given = two({ row: inSlot5('foreign-trade'), tokens: ['5,0'], caravans: ['5,0'] });
  const least = (s: Situation) => {
    s.focus('foreign-trade').answer('5,0 6,-1 0').answer('pottery').answer('pottery');
    return s.question().min;
  };
  expect(await both({ CARD_ON_ARRIVAL_OPTIONAL: false }, given, least)).toEqual([0, 1]);
});

test('C16.27, C9.1: nobody has to take a focus card', async () => {
  const least = (s: Situation) => s.focus('astrology').question().min;
  expect(await both({ GAIN_OPTIONAL: false }, two({ row: inSlot5('astrology') }), least)).toEqual([0, 1]);
});

test('C16.28: tokens of city-states in defence', async () => {
  const given = two(
    { row: inSlot5('masonry') },
    { tokens: ['-4,1'], cities: ['4,-2'], cityStates: { kabul: 'masonry' } },
  );
  const asked = (s: Situation) => {
    s.focus('masonry').maybeAnswer('branch', 'branch 1').answer('-4,1');
    return s.g.questions[0]?.ask === 'spend';
  };
  expect(await both({ CITY_STATES_DEFEND: false }, given, asked)).toEqual([true, false]);
});

test('C16.2: chance names the first player', async () => {
  const first = async (constants: object) => {
    const { newDawn } = await otherwise(OPEN, constants, () => import('../../../games/new-dawn/ruleset'));
    const begun = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const table = new HeadlessTable(newDawn, newDawn.setup(3, newDawn.matchOptions({ seed }, 3)));
      const chance = generator(seed);
      for (const { seat } of [...table.g.questions]) {
        const move = decide(newDawn, randomBot, table.g, seat, chance);
        expect(move && table.play(move)).toBeNull();
      }
      return table.g.first;
    });
    return new Set(begun);
  };
  expect((await first({})).size).toBeGreaterThan(1);
  expect([...(await first({ FIRST_PLAYER_BY_CHANCE: false }))]).toEqual([0]);
});

describe('C16.4', () => {
  const building = ['early-empire', 'astrology', 'foreign-trade', 'masonry', 'pottery'];
  const sites = (s: Situation) => s.focus('pottery').maybeAnswer('branch', 'branch 1').options();

  test('C16.4, C10.9: no city on a resource', async () => {
    const given = two({ row: building, tokens: ['-4,-1'] });
    const onResource = (s: Situation) => {
      const laid = Object.values(s.g.deposits).flat();
      return sites(s).some((space) => laid.includes(space));
    };
    expect(await both({ CITY_ON_RESOURCE: true }, given, onResource)).toEqual([false, true]);
  });

  test('C16.4, C6.5: a city in the place of an own control token keeps the natural wonder', async () => {
    const given = two({ row: building, tokens: ['1,2'], naturals: ['grand-mesa'] });
    const held = (s: Situation) => {
      sites(s);
      s.answer('1,2');
      return s.player(0).sheet;
    };
    expect(await both({ CITY_KEEPS_NATURAL: false }, given, held)).toEqual([['grand-mesa'], []]);
  });
});

test('C16.6: barbarians move from A on', async () => {
  const given = two({}, {}, { barbarians: { 'barbarian-G': '-4,2', 'barbarian-D': '2,2' }, turn: 1, event: 1 });
  const order = (s: Situation) => {
    s.focus('masonry').maybeAnswer('branch', 'branch 0').maybeAnswer('reinforce');
    return s.told('marches').map(({ what }) => what);
  };
  const [ours, other] = await both({ BARBARIANS_FROM_A: false }, given, order);
  expect(ours.slice(0, 2)).toEqual(['barbarian-D', 'barbarian-G']);
  expect(other.slice(0, 2)).toEqual(['barbarian-G', 'barbarian-D']);
});

/** A barbarian north-east of a space that comes there: `event` 1 is before barbarians move. */
async function raided<T>(
  constants: object,
  one: SituationOptions['players'][0],
  at: string,
  then: (s: Situation) => T,
) {
  const { beside } = await import('../../../games/new-dawn/hex');
  const from = beside(at, 0);
  for (let i = 0; i < 40; i++) {
    const given = { ...two(one, {}, { barbarians: { 'barbarian-G': from }, turn: 1, event: 1 }), seed: `raid ${i}` };
    const found = await both(constants, given, (s) => {
      s.focus('masonry').maybeAnswer('branch', 'branch 0').maybeAnswer('reinforce');
      return s.told('raids').length > 0 ? { came: then(s) } : null;
    });
    if (found[0] && found[1]) return [found[0].came, found[1].came];
  }
  throw new Error('it never comes there');
}

test('C16.7, C11.6: a barbarian stays in the capital', async () => {
  const capital = duel({}).g.capitals[0]!;
  const stays = (s: Situation) => (s.g.onMap[capital] ?? []).includes('barbarian-G');
  expect(await raided({ STAYS_IN_CAPITAL: false }, {}, capital, stays)).toEqual([true, false]);
}, 60_000);

test('C16.8, C11.10: the token of a conquered city-state stays on its card when the city is destroyed', async () => {
  const at = '1,-2';
  const token = duel({}).g.onMap[at]![0]!;
  const one = { cities: [at], cityStates: { [token]: 'masonry' } };
  const where = (s: Situation) => [
    s.player(0).onCards['masonry-red']?.includes(token) ?? false,
    s.g.onMap[at]?.includes(token) ?? false,
    s.g.cityCards.some((card) => card.startsWith(token)),
  ];
  expect(await raided({ CONQUEST_OUTLASTS_CITY: false }, one, at, where)).toEqual([
    [true, false, false],
    [false, true, true],
  ]);
}, 60_000);

test('C16.9, C13.3: a tie that remains is a win for all of them', async () => {
  const marks = ['civilized', 'paranoid', 'technophile'];
  const given = two({ marks }, { marks }, { turn: 1, victory: ['v1', 'v2', 'v4'] });
  const winners = (s: Situation) => s.focus('astrology').g.result?.winners;
  expect(await both({ TIES_ARE_SHARED: false }, given, winners)).toEqual([[0, 1], [0]]);
});

test('C16.10, C13.5: the only economy card may give way while caravans are on the map', async () => {
  const given = two({
    row: inSlot5('astrology'),
    dial: 1,
    wonders: { 'oxford-university': '-5,1' },
    caravans: ['-4,2'],
  });
  const goes = (s: Situation) => {
    s.focus('astrology').maybeAnswer('advance', '0');
    return s.options().some((option) => option.endsWith(' foreign-trade-red') && !option.startsWith('currency'));
  };
  expect(await both({ CARAVANS_MAY_BE_STRANDED: false }, given, goes)).toEqual([true, false]);
});

test('C16.11: a natural wonder is not had as a resource by Replaceable Parts', async () => {
  const given = two({ row: inSlot5('replaceable-parts', 'astrology'), naturals: ['torres-del-paine'] });
  const kinds = (s: Situation) => {
    s.focus('replaceable-parts').maybeAnswer('advance', '0');
    while (s.question().ask !== 'gain') s.answer();
    return s.options().includes('diamond');
  };
  expect(await both({ NATURALS_ARE_HAD: true }, given, kinds)).toEqual([true, false]);
});

test('C16.12: Drama and Poetry’s token moves to any empty land, whatever the slot', async () => {
  const row = ['drama-and-poetry', 'astrology', 'foreign-trade', 'pottery', 'masonry'];
  const given = two({ row, tokens: ['-4,2'] });
  const moves = (s: Situation) => {
    s.focus('drama-and-poetry').answer();
    return s.question().ask === 'shift' && s.options('-4,2 ').includes('-4,2 -4,3');
  };
  expect(await both({ SLOT_LIMITS_SECOND_PART: true }, given, moves)).toEqual([true, false]);
});

test('C16.13: what a caravan removes is not defeated: Sumeria gains nothing', async () => {
  const row = inSlot5('currency', 'foreign-trade');
  const given = two({ row, leader: 'sumeria', caravans: ['1,-1'] }, {}, { barbarians: { 'barbarian-G': '0,-1' } });
  const asked = (s: Situation) => {
    s.focus('currency').answer('1,-1 0,-1 0');
    expect(s.g.away).toContain('barbarian-G');
    return s.question().ask;
  };
  const [ours, other] = await both({ CARAVANS_DEFEAT: true }, given, asked);
  expect([ours === 'gain' || ours === 'tradeTo', other === 'gain' || other === 'tradeTo']).toEqual([false, true]);
});

test('C11.9, C16.13: a caravan with Currency drives a barbarian off a city-state, and arrives', () => {
  const row = inSlot5('currency', 'foreign-trade');
  const s = duel({ row, caravans: ['1,-1'] }, {}, { barbarians: { 'barbarian-G': '1,-2' } });
  s.focus('currency').answer('1,-1 1,-2 0').maybeAnswer('takeCard');
  expect(s.g.away).toContain('barbarian-G');
  expect(s.g.caravans['1,-2']).toBeUndefined();
  expect(Object.values(s.player(0).trade)).toEqual([2]);
  const without = duel(
    { row: inSlot5('foreign-trade'), caravans: ['1,-1'] },
    {},
    { barbarians: { 'barbarian-G': '1,-2' } },
  );
  expect(without.focus('foreign-trade').options('1,-1 1,-2')).toEqual([]);
});

describe('C16.14: Embassy', () => {
  const row = inSlot5('foreign-trade');

  test('who moves picks the card', async () => {
    const given = two({ row, held: ['embassy-blue'], caravans: ['5,0'] });
    const picking = (s: Situation) => {
      s.focus('foreign-trade').answer('5,0 6,-1 0').answer('pottery').answer('pottery').maybeAnswer('takeCard');
      return [s.question().ask, s.question().seat];
    };
    expect(await both({ EMBASSY_BY_MOVER: false }, given, picking)).toEqual([
      ['tradeTo', 0],
      ['tradeTo', 1],
    ]);
  });

  test('where all are full, none', () => {
    const full = { masonry: 3, pottery: 3, astrology: 3, 'early-empire': 3, 'foreign-trade': 3 };
    const s = duel({ row, held: ['embassy-blue'], caravans: ['5,0'] }, { trade: full });
    s.focus('foreign-trade').answer('5,0 6,-1 0').answer('pottery').answer('pottery').maybeAnswer('takeCard');
    expect(s.question()).toMatchObject({ ask: 'gain', seat: 0 });
    expect(s.player(1).trade).toMatchObject({ 'masonry-blue': 3 });
  });
});

test('C16.16: Scythia’s terrain counts in attacks on city-states', async () => {
  const given = two({ leader: 'scythia' });
  const value = (combat: typeof Combat): number =>
    combat.attackOf(situation(given).g, { seat: 0, at: '1,-2', slot: 5, bonus: 0, against: 0 }).value;
  const ours = await import('../../../games/new-dawn/rules/combat');
  const other = await otherwise(OPEN, { TERRAIN_OF_CITY_STATES_COUNTS: false }, async () => {
    await import('../../../games/new-dawn/situation');
    return import('../../../games/new-dawn/rules/combat');
  });
  expect([value(ours), value(other)]).toEqual([8, 5]);
});

test('C16.17: start-of-turn texts in any order, each once', async () => {
  const wonders = { 'hanging-gardens': '-5,1', 'forbidden-city': '-2,-2' };
  const given = two({ wonders, cities: ['-2,-2'], tokens: ['2,2'] }, { tokens: ['1,2'] });
  const offered = (s: Situation) => s.options('use ').length;
  expect(await both({ START_IN_ANY_ORDER: false }, given, offered)).toEqual([2, 1]);
  const s = situation(given);
  s.use('forbidden-city').answer('1,2');
  expect(s.options('use ').map((option) => option.split(' ')[1])).toEqual(['hanging-gardens-card']);
});

test('C16.18: Petra turns a barbarian back as the edge of the map does', async () => {
  const given = two({ wonders: { petra: '-5,1' } });
  const { endOf } = await import('../../../games/new-dawn/rules/barbarians');
  const other = await otherwise(OPEN, { PETRA_TURNS_BACK: false }, async () => {
    await import('../../../games/new-dawn/situation');
    return import('../../../games/new-dawn/rules/barbarians');
  });
  const { g } = situation(given);
  const capital = g.capitals[0]!;
  const { beside } = await import('../../../games/new-dawn/hex');
  const from = beside(capital, 0);
  expect(endOf(g, from, 3)).not.toBe(capital);
  expect(endOf(g, from, 3)).toBe(endOf(g, from, 0));
  expect(other.endOf(g, from, 3)).toBe(from);
});

test('C16.19: Forbidden City returns a natural wonder to its space, Eiffel Tower hands it on', async () => {
  const rival = { tokens: ['1,2', '5,0'], naturals: ['grand-mesa'] };
  const s = duel({ wonders: { 'forbidden-city': '-5,1' }, tokens: ['2,2'] }, rival);
  s.use('forbidden-city').answer('1,2');
  expect([s.g.onMap['1,2'], s.player(1).sheet]).toEqual([['grand-mesa'], []]);
  const given = two({ wonders: { 'eiffel-tower': '-5,1' } }, rival);
  const sheets = (tower: Situation) => {
    tower.use('eiffel-tower').answer('1,2 5,0').answer('1,2');
    return [tower.player(0).sheet, tower.g.onMap['1,2'] ?? []];
  };
  expect(await both({ EIFFEL_TAKES_NATURAL: false }, given, sheets)).toEqual([
    [['grand-mesa'], []],
    [[], ['grand-mesa']],
  ]);
});

test('C16.22: Pentagon’s attacks are counted as all are, as far as one likes', async () => {
  const row = inSlot5('masonry');
  // A control token in the midst of others of its owner.
  const given = two({ row, wonders: { pentagon: '-5,1' } }, { tokens: ['4,0', ...sixAround('4,0')] });
  const targets = (s: Situation) => {
    const options = s.focus('masonry').maybeAnswer('branch', 'branch 1').options();
    return [options.includes('3,0'), options.includes('4,0')];
  };
  expect(await both({ PENTAGON_COUNTS_BY_RULE: false }, given, targets)).toEqual([
    [true, false],
    [true, true],
  ]);
});

test('C16.23, C3.1: the first player stays the same', async () => {
  const given = two({}, {}, { turn: 1 });
  const turns = (s: Situation) => [s.focus('astrology').maybeAnswer('advance', '0').g.current, s.g.first];
  expect(await both({ FIRST_PLAYER_STAYS: false }, given, turns)).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

test('C16.27, C11.8: the first player picks the barbarian of a stack', async () => {
  const { stackedHandler } = await import('../../../games/new-dawn/rules/barbarians');
  const other = await otherwise(OPEN, { FIRST_PLAYER_PICKS_BARBARIAN: false }, async () => {
    await import('../../../games/new-dawn/situation');
    return import('../../../games/new-dawn/rules/barbarians');
  });
  const stacked = () =>
    situation(two({}, {}, { turn: 1, barbarians: { 'barbarian-G': '-4,2', 'barbarian-D': '-4,2' } })).g;
  const asked = (handler: typeof stackedHandler) => {
    const g = stacked();
    g.questions = [];
    handler(g, { op: 'stacked' });
    return g.questions[0]?.seat;
  };
  expect([asked(stackedHandler), asked(other.stackedHandler)]).toEqual([0, 1]);
});

test('C16.20: Kremlin compares the reinforced tokens that are on the map when the attack is declared', () => {
  const attacker = { wonders: { kremlin: '-5,1' }, reinforced: ['-4,0'] };
  const at = { seat: 0, at: '-3,0', slot: 5, bonus: 0, against: 0 };
  const value = (rival: SituationOptions['players'][0]) => attackOf(duel(attacker, rival).g, at).value;
  expect(value({ tokens: ['-3,0'] })).toBeGreaterThan(5);
  expect(value({ reinforced: ['-3,0'] })).toBe(5);
});

test('C16.21: Great Zimbabwe takes tokens of any income', async () => {
  const given = two({ row: inSlot5('foreign-trade'), caravans: ['5,0'], wonders: { 'great-zimbabwe': '-5,1' } });
  const places = (s: Situation) =>
    s.focus('foreign-trade').answer('5,0 6,-1 0').options().includes('great-zimbabwe-card');
  expect(await both({ ZIMBABWE_TAKES_INCOME: false }, given, places)).toEqual([true, false]);
});

test('C16.21: Great Zimbabwe takes tokens of city-states and of events, four at most', () => {
  const row = inSlot5('foreign-trade');
  const s = duel({ row, caravans: ['1,-1'], wonders: { 'great-zimbabwe': '-5,1' }, trade: { 'great-zimbabwe': 3 } });
  s.focus('foreign-trade').answer('1,-1 1,-2 0');
  expect(s.options().sort()).toEqual(['astrology-red', 'great-zimbabwe-card']);
  s.answer('great-zimbabwe');
  expect(s.player(0).trade['great-zimbabwe-card']).toBe(4);
  expect(s.player(0).trade['astrology-red']).toBe(1);
});

test('C15.6, C15.8, C10.6: caravans pass through a city-state, and one that has returned stays', () => {
  const s = duel({ row: inSlot5('currency', 'foreign-trade'), caravans: ['1,-1', '0,-1'] });
  s.focus('currency');
  expect(s.options('1,-1 1,-3 0')).toHaveLength(1);
  s.answer('1,-1 1,-2 0').maybeAnswer('takeCard');
  expect(s.question().ask).toBe('caravan');
  expect(s.options('card')).toEqual([]);
  expect(s.options('0,-1 1,-2')).toEqual([]);
});

test('C15.9, C8.1: control tokens may be placed next to different cities', () => {
  const s = duel({ row: inSlot5('early-empire'), cities: ['-2,-2'] });
  s.focus('early-empire').answer('-4,0').answer('-2,-1');
  expect(s.g.tokens).toEqual({ '-4,0': 0, '-2,-1': 0 });
});

test('C15.16, C9.1: while somebody picks a new focus card, nobody else is asked', () => {
  const s = duel({ row: inSlot5('astrology') });
  s.focus('astrology');
  expect(s.g.questions.map(({ seat, ask }) => [seat, ask])).toEqual([[0, 'gainCard']]);
});

test('C4.3, C16.17: Great Zimbabwe’s tokens are offered only where a focus card has room', () => {
  const full = { masonry: 3, pottery: 3, astrology: 3, 'early-empire': 3, 'foreign-trade': 3 };
  const wonders = { 'great-zimbabwe': '-5,1' };
  const s = duel({ wonders, trade: { ...full, 'great-zimbabwe': 2 } });
  expect(s.options('use ')).toEqual([]);
  expect(duel({ wonders, trade: { ...full, masonry: 2, 'great-zimbabwe': 2 } }).options('use ')).toHaveLength(1);
  expect(duel({ wonders }).options('use ')).toEqual([]);
});

test('Maracanã: the economy card after another, or before it', async () => {
  const given = two({ wonders: { 'estadio-do-maracana': '-5,1' } });
  const other = await otherwise(OPEN, { MARACANA_AFTER: false }, () => import('../../../games/new-dawn/situation'));
  const s = situation(given);
  expect(s.options('use')).toEqual([]);
  s.focus('astrology');
  expect(s.question()).toMatchObject({ ask: 'after', options: ['estadio-do-maracana-card 0'] });

  const before = other.situation(given);
  before.use('estadio-do-maracana').answer();
  // It is reset, and the turn's own card is of another type.
  expect(before.player(0).row[0]).toBe('foreign-trade-red');
  expect(before.options('use')).toEqual([]);
  expect(before.options('focus').map((option) => option.split(' ').at(-1))).not.toContain('foreign-trade-red');
  expect(before.options('focus')).toHaveLength(4);
  // It lay one slot further to the right, so that a level is reached.
  before.focus('astrology').answer().expectTurnOf(1);
});

describe('what is printed on pieces, where the sources differ: each is one number of components.ts', () => {
  const COMPONENTS = path.resolve(__dirname, '../../../games/new-dawn/components.ts');
  const printed = async <T>(numbers: object, given: SituationOptions, then: (s: Situation) => T): Promise<[T, T]> => {
    const other = await otherwise(COMPONENTS, numbers, () => import('../../../games/new-dawn/situation'));
    return [then(situation(given)), then(other.situation(given))];
  };

  test('C9.3: after the last space of the tech dial comes 15, not 14', async () => {
    const { DIAL } = await import('../../../games/new-dawn/components');
    const given = two({ row: ROW.with(0, 'astrology').with(ROW.indexOf('astrology'), ROW[0] ?? ''), dial: 24 });
    const at = (s: Situation) => s.focus('astrology').player(0).dial;
    expect(await printed({ DIAL: { ...DIAL, next: 14 } }, given, at)).toEqual([15, 14]);
  });

  test('C11.1: after respawning nothing happens, then barbarians move, trade comes, and they move', async () => {
    const given = two({}, {}, { turn: 1, event: 1 });
    const event = (s: Situation) => {
      s.focus('masonry').maybeAnswer('branch', 'branch 0').maybeAnswer('reinforce');
      return s.told('dial').map(({ what }) => what);
    };
    const EVENT_DIAL = ['respawn', 'nothing', 'trade', 'move', 'move'];
    expect(await printed({ EVENT_DIAL }, given, event)).toEqual([['move'], ['trade']]);
  });

  test('C2.2: 7 cities and 3 caravans each, and 31 control tokens', async () => {
    const left = (s: Situation) => {
      const { cities, caravans, waiting, control } = s.player(0).stock;
      return [cities, caravans + waiting, control];
    };
    const other = { CITIES: 3, CARAVANS: 1, CONTROL_TOKENS: 30 };
    expect(await printed(other, two({}), left)).toEqual([
      [7, 3, 31],
      [3, 1, 30],
    ]);
  });
});
