import { questionOf } from '../../../games/kit/moves';
import { HeadlessTable } from '../../../games/kit/table';
import { cardOf, nationsOf } from '../../../games/imperium/catalogue';
import { imperium } from '../../../games/imperium/ruleset';
import type { Imperium, Player } from '../../../games/imperium/state';
import { dealt } from './help';

/** Set-up: R1 as far as it is about the match, R2 and R3. */

const TWO = ['1ROM1B', '1PER1A'];
const THREE = [...TWO, '1GRE1B'];
const FOUR = [...THREE, '1MAC1A'];
const TABLES: [number, string[]][] = [
  [2, TWO],
  [3, THREE],
  [4, FOUR],
];
const SEEDS = Array.from({ length: 25 }, (_, i) => `seed ${i}`);
const matches = (powers: string[]): Imperium[] => SEEDS.map((seed) => dealt(powers, seed).g);

const printed = (nation: string, start: string): string[] =>
  (nationsOf('classics').find((n) => n.nation === nation)?.cards ?? [])
    .filter((c) => c.start === start)
    .map((c) => c.id)
    .sort();
const sorted = (cards: readonly string[]): string[] => [...cards].sort();
const suited = (cards: readonly string[], suit: string): number =>
  cards.filter((id) => cardOf(id).suits.has(suit as never)).length;
const common = (g: Imperium): string[] => [
  ...g.market.flatMap((m) => m.card ?? []),
  ...g.small.REG,
  ...g.small.UNC,
  ...g.small.CIV,
  ...g.main,
];

describe('nations (R2.1, R2.2)', () => {
  test('R2.1: the players choose one after the other, from all nations of Classics with both sides', () => {
    const t = HeadlessTable.open(imperium, 2, { seed: 'x' });
    expect(t.g.phase).toBe('nations');
    expect(t.g.questions).toMatchObject([{ seat: 0, stage: 'nations', ask: 'nation' }]);
    expect(sorted(t.g.questions[0]?.options ?? [])).toEqual(
      sorted(
        ['CAR', 'CEL', 'GRE', 'MAC', 'PER', 'ROM', 'SCY', 'VIK'].flatMap((n) => [
          `chooseNation 1${n}1A`,
          `chooseNation 1${n}1B`,
        ]),
      ),
    );
  });

  test('R2.1: a nation can be chosen once, whatever the side', () => {
    const t = HeadlessTable.open(imperium, 2, { seed: 'x' });
    t.play({ seat: 0, name: 'chooseNation', args: [1, '1ROM1B'] });
    expect(questionOf(t.g, 1)?.options).toHaveLength(14);
    const before = structuredClone(t.g);
    expect(t.play({ seat: 1, name: 'chooseNation', args: [2, '1ROM1A'] })).not.toBeNull();
    expect(t.play({ seat: 1, name: 'chooseNation', args: [2, '1ROM1B'] })).not.toBeNull();
    expect(t.g).toEqual(before);
    expect(t.play({ seat: 1, name: 'chooseNation', args: [2, '1VIK1A'] })).toBeNull();
    expect(t.g.phase).toBe('round');
  });

  test('R2.2: the chosen side of the power card counts; the other side is nowhere', () => {
    const { g } = dealt(TWO);
    expect(g.players.map((p) => [p.nation, p.power])).toEqual([
      ['romans', '1ROM1B'],
      ['persians', '1PER1A'],
    ]);
    expect(JSON.stringify(g)).not.toContain('1ROM1A"');
    expect(imperium.audit(g)).toEqual([]);
  });

  test('nations that are dealt: everybody is ready, all are different and both sides come up', () => {
    const sides = new Set<string>();
    for (const seed of SEEDS) {
      const t = HeadlessTable.open(imperium, 4, { nations: 'random', seed });
      expect(t.g.questions.map((q) => [q.seat, q.ask])).toEqual([
        [0, 'ready'],
        [1, 'ready'],
        [2, 'ready'],
        [3, 'ready'],
      ]);
      for (const seat of [2, 0, 3, 1])
        expect(t.play({ seat, name: 'ready', args: [questionOf(t.g, seat)?.n] })).toBeNull();
      expect(new Set(t.g.players.map((p) => p.nation)).size).toBe(4);
      for (const p of t.g.players) sides.add(p.power?.at(-1) ?? '');
      expect(imperium.audit(t.g)).toEqual([]);
    }
    expect(sorted([...sides])).toEqual(['A', 'B']);
  });

  test('nothing is shuffled or seeded before the last nation is chosen', () => {
    const t = HeadlessTable.open(imperium, 2, { seed: 'x' });
    t.play({ seat: 0, name: 'chooseNation', args: [1, '1ROM1B'] });
    const { g } = t;
    expect(g.rng).toBeNull();
    expect([
      ...common(g),
      ...g.fame,
      ...g.unrest,
      ...g.players.flatMap((p) => [...p.deck, ...p.hand, ...p.nationDeck]),
    ]).toEqual([]);
  });
});

describe('what a player begins with (R2)', () => {
  const has = (g: Imperium, nation: string): Player => g.players.find((p) => p.nation === nation) as Player;
  const eight = [dealt(['1CAR1A', '1CEL1A', '1GRE1A', '1MAC1A']).g, dealt(['1PER1A', '1ROM1A', '1SCY1A', '1VIK1A']).g];
  const nations: [string, Imperium][] = nationsOf('classics').map((n) => [
    n.nation,
    eight.find((g) => has(g, n.nation)) as Imperium,
  ]);

  test.each(nations)('R2.4, R2.5: %s: the accession card lies face up below the shuffled nation deck', (nation, g) => {
    const p = has(g, nation);
    expect([p.accession]).toEqual(printed(nation, 'accession'));
    expect(sorted(p.nationDeck)).toEqual(printed(nation, 'nation'));
  });

  test.each(nations)('R2.6: %s: development cards lie open', (nation, g) => {
    expect(sorted(has(g, nation).development)).toEqual(printed(nation, 'development'));
  });

  test('R2.6: Vikings have none', () => {
    expect(has(eight[1] as Imperium, 'vikings').development).toEqual([]);
  });

  test.each(nations)('R2.7: %s begin as barbarians', (nation, g) => {
    expect(has(g, nation).state).toBe('barbarian');
  });

  test.each(nations)('R2.9, R2.10: %s: the other cards are the draw deck, five of them in hand', (nation, g) => {
    const p = has(g, nation);
    expect(p.hand).toHaveLength(5);
    expect(sorted([...p.hand, ...p.deck])).toEqual(printed(nation, 'deck'));
    expect([p.discard, p.history, p.play, p.garrison]).toEqual([[], [], [], {}]);
  });

  test.each(nations)('R2.11: %s: 3 material, 2 population, 1 progress, 5 exhaust and 3 action tokens', (nation, g) => {
    expect(has(g, nation)).toMatchObject({
      material: 3,
      population: 2,
      progress: 1,
      exhausts: 5,
      actions: 3,
      exhausted: [],
    });
  });

  test('R2.9: decks are shuffled: the hand is another with another seed', () => {
    const hands = new Set(matches(TWO).map((g) => sorted(g.players[0]?.hand ?? []).join()));
    expect(hands.size).toBeGreaterThan(10);
  });

  // R1.8, R2.8, R3.3
  test.each([
    ['celts', 2, 0],
    ['celts', 3, 2],
    ['celts', 4, 5],
    ['vikings', 2, 0],
    ['vikings', 3, 1],
    ['vikings', 4, 2],
  ])('R2.8, R3.3: %s with %i players bring %i supply unrest', (nation, players, n) => {
    const power = nation === 'celts' ? '1CEL1B' : '1VIK1B';
    const { g } = dealt([power, '1ROM1B', '1PER1B', '1GRE1B'].slice(0, players));
    const supply = printed(nation, 'supply');
    const below = g.market.flatMap((m) => m.unrest ?? []);
    expect(suited([...g.unrest, ...below], 'UNR')).toBe(g.unrest.length + below.length);
    expect([...g.unrest, ...below].filter((id) => supply.includes(id))).toHaveLength(n);
    expect(imperium.audit(g)).toEqual([]);
  });
});

describe('the common set-up (R3)', () => {
  test.each(TABLES)('R3.1, R3.2: with %i players only cards of Classics for that many', (players, powers) => {
    const { g } = dealt(powers);
    for (const id of [...common(g), ...g.fame, ...g.removedFame, ...g.unrest]) {
      expect(id).toMatch(/^1/);
      expect(cardOf(id).facts.minPlayers ?? 2).toBeLessThanOrEqual(players);
    }
  });

  test.each([
    [2, TWO, 8],
    [3, THREE, 10],
    [4, FOUR, 12],
  ])('R3.3: with %i players %s the unrest pile and the market hold %i unrest', (_n, powers, n) => {
    for (const g of matches(powers)) {
      expect(g.unrest.length + g.market.filter((m) => m.unrest).length).toBe(n);
    }
  });

  test.each([
    [2, TWO, 6, 2],
    [3, THREE, 7, 1],
    [4, FOUR, 8, 0],
  ])('R3.4: with %i players %s the fame deck has %i cards, %i lie away unseen', (_n, powers, fame, away) => {
    const { g } = dealt(powers);
    expect(g.fame).toHaveLength(fame);
    expect(g.removedFame).toHaveLength(away);
    expect(sorted([...g.fame, ...g.removedFame])).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((i) => `1FAM${i}`));
    expect(g.kings).toBe('1FAM9A');
  });

  test('R3.4: the fame deck is shuffled', () => {
    expect(new Set(matches(FOUR).map((g) => g.fame[0])).size).toBeGreaterThan(4);
  });

  test.each([
    [2, TWO, 5],
    [3, THREE, 6],
    [4, FOUR, 7],
  ])('R3.5, R3.7: with %i players %s the small decks hold %i cards after the market is laid', (_n, powers, n) => {
    for (const g of matches(powers)) {
      for (const suit of ['REG', 'UNC', 'CIV'] as const) {
        expect(g.small[suit]).toHaveLength(n);
        expect(suited(g.small[suit], suit)).toBe(n);
      }
      // Dual cards are uncivilised here.
      expect(suited(g.small.CIV, 'UNC')).toBe(0);
    }
  });

  test.each([
    [2, TWO, 32],
    [3, THREE, 35],
    [4, FOUR, 36],
  ])('R3.6: with %i players %s the main deck holds the other %i cards', (_n, powers, n) => {
    for (const g of matches(powers)) {
      expect(g.main).toHaveLength(n);
      expect(suited([...g.small.REG, ...g.small.UNC, ...g.small.CIV], 'TRI')).toBe(0);
    }
  });

  test('R3.7: five places: one card of each small deck, two of the main deck', () => {
    for (const g of matches(FOUR)) {
      expect(g.market.map((m) => m.deck)).toEqual(['REG', 'UNC', 'CIV', 'main', 'main']);
      const [region, uncivilised, civilised] = g.market.map((m) => cardOf(m.card as string).suits);
      expect(region?.has('REG')).toBe(true);
      expect(uncivilised?.has('UNC')).toBe(true);
      expect(civilised?.has('CIV') && !civilised.has('UNC')).toBe(true);
    }
  });

  test('R3.7: every suit comes to the places of the main deck', () => {
    const suits = new Set(
      matches(FOUR).flatMap((g) => g.market.slice(3).flatMap((m) => [...cardOf(m.card as string).suits])),
    );
    expect(sorted([...suits])).toEqual(['CIV', 'REG', 'TRI', 'UNC']);
  });

  test('R3.8: an unrest lies below every UNC, CIV and TRI card, none below a region', () => {
    for (const g of matches(FOUR)) {
      for (const place of g.market) {
        const { suits } = cardOf(place.card as string);
        expect([place.card, place.unrest !== null]).toEqual([
          place.card,
          suits.has('UNC') || suits.has('CIV') || suits.has('TRI'),
        ]);
      }
    }
  });

  test('R3.9: 1 progress on every card that is civilised and not uncivilised, nothing else on any', () => {
    for (const g of matches(FOUR)) {
      for (const place of g.market) {
        const { suits } = cardOf(place.card as string);
        expect([place.card, place.progress]).toEqual([place.card, suits.has('CIV') && !suits.has('UNC') ? 1 : 0]);
        expect([place.material, place.population]).toEqual([0, 0]);
      }
    }
  });

  test.each(TABLES)('R3.10: with %i players each may be the first', (players, powers) => {
    const first = new Set<number>();
    for (const g of matches(powers)) {
      expect(g.questions).toMatchObject([{ seat: g.first, stage: 'turn' }]);
      expect(g.current).toBe(g.first);
      first.add(g.first);
    }
    expect(first.size).toBe(players);
  });

  test.each(TABLES)(
    'R10.5: with %i players set-up alone never ends a match; every card is there once',
    (_players, powers) => {
      for (const g of matches(powers)) {
        expect(g.ending).toBeNull();
        expect(imperium.audit(g)).toEqual([]);
      }
    },
  );

  test('the same seed deals the same match, another seed another', () => {
    expect(dealt(FOUR, 'same').g).toEqual(dealt(FOUR, 'same').g);
    expect(dealt(FOUR, 'same').g.main).not.toEqual(dealt(FOUR, 'other').g.main);
  });
});

describe('Legends and both boxes', () => {
  const LEGENDS = ['ART', 'ATL', 'EGY', 'MAU', 'MIN', 'OLM', 'QIN', 'UTO'];
  const choices = (box: string): string[] =>
    HeadlessTable.open(imperium, 2, { seed: 'x', box }).g.questions[0]?.options ?? [];

  test('R2.1, R3.1: the nations of a box, or of both', () => {
    const of = (box: number, names: string[]) =>
      names.flatMap((n) => [`chooseNation ${box}${n}1A`, `chooseNation ${box}${n}1B`]);
    expect(sorted(choices('legends'))).toEqual(sorted(of(2, LEGENDS)));
    expect(choices('both')).toHaveLength(32);
  });

  test('R2.3, R2.6, R2.7, R2.11: what some nations begin with besides', () => {
    const { g } = dealt(['2ART1B', '2ATL1A', '2UTO1B'], 'x', { box: 'legends' });
    expect(g.players).toMatchObject([
      { below: ['2ART2'], accession: '2ART8', development: ['2ART3', '2ART4', '2ART5', '2ART6', '2ART7'], exhausts: 5 },
      { below: [], state: 'empire', accession: null, nationDeck: [], exhausts: 5 },
      {
        below: ['2UTO2A', '2UTO3A'],
        state: 'barbarian',
        accession: null,
        nationDeck: [],
        development: [],
        exhausts: 3,
      },
    ]);
    expect(imperium.audit(g)).toEqual([]);
  });

  test.each([
    [2, 8 + 2 + 1 + 0 + 3],
    [3, 10 + 3 + 2 + 1 + 4],
    [4, 12 + 4 + 3 + 2 + 5],
  ])('R3.3: unrest with the Arthurians, Olmecs, Qin and Utopians, with %i players', (seats, unrest) => {
    const powers = ['2ART1B', '2OLM1B', '2QIN1B', '2UTO1B'];
    // Two or three of them at a time: what the others would bring is taken off.
    const brought = [2, 1, 0, 3].map((n) => n + seats - 2);
    const without = brought.slice(seats).reduce((sum, n) => sum + n, 0);
    const { g } = dealt(powers.slice(0, seats), 'x', { box: 'legends' });
    const inMarket = g.market.filter((place) => place.unrest !== null).length;
    expect(g.unrest.length + inMarket).toBe(unrest - without);
  });

  test('R3.4: King of Kings and fame cards are those of the box', () => {
    const { g } = dealt(['2MAU1B', '2EGY1B'], 'x', { box: 'legends' });
    expect(g.kings).toBe('2FAM9A');
    expect([...g.fame, ...g.removedFame].every((id) => /^2FAM/.test(id))).toBe(true);
  });

  test.each(['a', 'b', 'c', 'd', 'e', 'f'])(
    'R3.1, R18.16: with both boxes a tributary that bears the name of a nation in the game is replaced, seed %s',
    (seed) => {
      const options = { box: 'both', commons: 'legends' };
      const { g } = dealt(['1ROM1B', '1SCY1B', '1VIK1B', '2EGY1B'], seed, options);
      const tributaries = common(g).filter((id) => cardOf(id).suits.has('TRI'));
      expect(tributaries).toHaveLength(11);
      // Romans, Scythians and Vikings are tributaries of Legends, Egyptians one of Classics.
      expect(g.replacements).toHaveLength(3);
      const names = tributaries.map((id) => cardOf(id).facts.name.en);
      for (const nation of ['Romans', 'Scythians', 'Vikings', 'Egyptians']) expect(names).not.toContain(nation);
      expect(tributaries).toEqual(expect.arrayContaining(g.replacements));
      expect(imperium.audit(g)).toEqual([]);
      const told = g.events.filter(({ k }) => k === 'tributaryReplaced').map(({ cards }) => cards?.[1]);
      expect(told).toEqual(g.replacements);
    },
  );

  test.each([
    ['classics', ['2EGY1B', '2MAU1B', '2ATL1B', '2MIN1B']],
    ['legends', ['1ROM1B', '1SCY1B', '1CAR1B', '1GRE1B']],
  ])('R18.16: with both boxes decks are as large as with one, common cards of %s', (commons, powers) => {
    for (const seats of [2, 3, 4]) {
      const sizes = (g: Imperium): number[] => [
        g.main.length,
        g.small.REG.length,
        g.small.UNC.length,
        g.small.CIV.length,
      ];
      const mixed = dealt(powers.slice(0, seats), 'x', { box: 'both', commons }).g;
      const alone = dealt(
        (commons === 'classics' ? FOUR : ['2MAU1B', '2EGY1B', '2ATL1B', '2MIN1B']).slice(0, seats),
        'x',
        {
          box: commons,
        },
      ).g;
      expect(sizes(mixed)).toEqual(sizes(alone));
      const clashing = mixed.events.filter(({ k }) => k === 'tributaryReplaced').map(({ cards }) => cards?.[0]);
      expect(clashing).toHaveLength(mixed.replacements.length);
      expect(common(mixed)).not.toEqual(expect.arrayContaining(clashing.slice(0, 1)));
    }
  });

  test('R3.1: a replacement is for that many players and bears the name of no nation in the game', () => {
    const nations = ['Egyptians', 'Minoans'];
    const fresh = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const { g } = dealt(['2EGY1B', '2MIN1B'], `fresh ${i}`, { box: 'both', commons: 'classics' });
      for (const { facts, id } of g.replacements.map(cardOf)) {
        expect([id, facts.minPlayers ?? 2, nations.includes(facts.name.en)]).toEqual([id, 2, false]);
        expect(facts.start === 'market' && facts.suits?.includes('tributary')).toBe(true);
        fresh.add(id);
      }
    }
    // All of them come up: 11 of Legends, 9 of them for two players.
    expect(fresh.size).toBe(9);
  });

  test('R3.1: within one box nothing is replaced', () => {
    expect(dealt(['2MAU1B', '2EGY1B'], 'x', { box: 'legends' }).g.replacements).toEqual([]);
  });
});
