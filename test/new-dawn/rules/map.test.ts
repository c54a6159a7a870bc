import { printCatalogue } from '../../../games/new-dawn/print';
import { atlasOf, gapsOf } from '../../../games/new-dawn/atlas';
import { firstGame } from '../../../games/new-dawn/cards/layouts';
import { legalLies } from '../../../games/new-dawn/rules/mapBuilding';
import { newDawn } from '../../../games/new-dawn/ruleset';
import { beside, turned } from '../../../games/new-dawn/hex';
import { cellsOf, groundsOf, SIDES, TILE_IDS, type Laid } from '../../../games/new-dawn/tile';
import { generator } from '../../../games/kit/random';
import { HeadlessTable } from '../../../games/kit/table';
import { decide } from '../../../games/kit/bots/bot';
import { randomBot } from '../../../games/kit/bots/random';
import type { NewDawn } from '../../../games/new-dawn/state';

/** Maps: that of the first game, and those that players build (C2.3, C2.4, C14). */

/** A match that random answers have brought to a phase. */
function begun(seats: number, options: object, until: (g: NewDawn) => boolean): NewDawn {
  const g = newDawn.setup(seats, newDawn.matchOptions({ ...options, seed: 'map' }, seats));
  const table = new HeadlessTable(newDawn, g);
  const random = generator('map');
  while (!until(table.g)) {
    const [q] = table.g.questions;
    if (!q) throw new Error('nobody is asked');
    const move = decide(newDawn, randomBot, table.g, q.seat, random);
    expect(move && table.play(move)).toBeNull();
  }
  return table.g;
}

const inPlay = (g: NewDawn): boolean => g.phase === 'play';

test('a turn by six sixths is none; the tile covers ten spaces on both sides', () => {
  expect(turned({ q: 2, r: -3 }, 6)).toEqual({ q: 2, r: -3 });
  for (const side of ['A', 'B'] as const)
    for (let rot = 0; rot < 6; rot++) expect(new Set(cellsOf({ side, rot, q: 4, r: -2 })).size).toBe(10);
});

test.each([2, 3, 4])('C2.3: the first game of %i: 10, 13 or 16 tiles of side A without overlap or gap', (seats) => {
  const laid = firstGame.filter(({ fromPlayers }) => fromPlayers <= seats);
  const spaces = laid.flatMap(groundsOf).map(([space]) => space);
  expect(laid).toHaveLength(4 + 3 * seats);
  expect(new Set(spaces).size).toBe(10 * laid.length);
  expect(gapsOf(new Set(spaces))).toEqual([]);
});

test('C2.4, C2.5: every icon has its piece, and city-states on the map have both cards beside it', () => {
  const g = begun(2, {}, inPlay);
  expect(g.onMap['5,-4']).toEqual(['brussels']);
  expect(g.onMap['-1,-3']).toEqual(['barbarian-F']);
  expect(g.onMap['-4,4']).toEqual(['mt-kilimanjaro']);
  expect(g.deposits.mercury.sort()).toEqual(['4,0', '6,-3']);
  expect(g.cityCards.filter((id) => id.startsWith('brussels'))).toEqual(['brussels-1', 'brussels-2']);
  expect(g.box).toContain('kabul-1');
});

test('C2.3: capitals are taken in turn order among the stars', () => {
  const g = begun(4, {}, inPlay);
  expect(Object.keys(g.cities).sort()).toEqual([...g.capitals].sort());
  expect(new Set(Object.values(g.cities)).size).toBe(4);
});

test('C2.2: the row is that of the leader, one caravan on Foreign Trade, the others wait', () => {
  const g = begun(3, {}, inPlay);
  for (const p of g.players) {
    expect(p.row).toHaveLength(5);
    expect(p.focusDeck).toHaveLength(15);
    expect(p.stock).toMatchObject({ control: 31, cities: 7, caravans: 1, waiting: 2 });
  }
});

test.each([
  [2, 4],
  [3, 5],
  [4, 6],
])('C2.8: with %i players %i wonders of each type, the ancient ones on top', (seats, n) => {
  const g = begun(seats, {}, inPlay);
  for (const { shown, deck, removed } of g.offers) {
    expect([shown, ...deck]).toHaveLength(n);
    expect(removed).toHaveLength(6 - n);
    const eras = [shown ?? '', ...deck].map(eraOf);
    expect(eras).toEqual([...eras].sort((a, b) => ERAS.indexOf(a) - ERAS.indexOf(b)));
  }
});
const ERAS = ['ancient', 'medieval', 'modern'];
const eraOf = (id: string): string => String(printCatalogue().find((each) => each.id === id)?.['era']);

test.each([
  ['standard', 3],
  ['epic', 4],
])('C2.9, C15.20: %s: %i victory cards', (victory, n) => {
  expect(begun(2, { victory }, inPlay).victory).toHaveLength(n);
});

describe('built by the players (C14)', () => {
  const building = (g: NewDawn): boolean => g.phase === 'build-map';

  test('C14.1–C14.3: a capital tile and two others each; the core has two natural wonders and two city-states', () => {
    const g = begun(3, { map: 'advanced' }, building);
    expect(g.map).toHaveLength(4);
    expect(new Set(g.map.map(({ side }) => side)).size).toBe(1);
    for (const p of g.players) expect(p.tiles).toHaveLength(3);
  });

  test('C14.4: a tile touches four spaces at least and the core, and covers nothing', () => {
    const g = begun(2, { map: 'advanced' }, building);
    const covered = new Set(g.map.flatMap(cellsOf));
    const atlas = atlasOf(g);
    const lies = legalLies(g);
    expect(lies.length).toBeGreaterThan(50);
    for (const laid of lies) {
      const cells = cellsOf(laid);
      expect(cells.some((space) => covered.has(space))).toBe(false);
      const touched = new Set(cells.flatMap((space) => atlas.neighbours(space)));
      expect(touched.size).toBeGreaterThanOrEqual(4);
    }
  });

  describe('C14.4: all legal places, as a plain count over the spaces finds them', () => {
    const around = (space: string): string[] => [0, 1, 2, 3, 4, 5].map((direction) => beside(space, direction));
    const touching = (cells: readonly string[], others: ReadonlySet<string>): string[] => [
      ...new Set(cells.flatMap(around).filter((space) => others.has(space))),
    ];

    /** Every place near the map, with what the rule asks of it. */
    function plainly({ map, core }: Pick<NewDawn, 'map' | 'core'>) {
      const cover = (of: readonly Laid[]): Set<string> => new Set(of.flatMap(cellsOf));
      const covered = cover(map);
      const inCore = cover(map.filter(({ tile }) => core.includes(tile)));
      const nearCore = cover(
        map.filter((laid) => !core.includes(laid.tile) && touching(cellsOf(laid), inCore).length > 0),
      );
      const by = { core: [] as string[], near: [] as string[], other: [] as string[], dry: [] as string[] };
      const far = [...Array(27).keys()].map((n) => n - 13);
      for (const side of SIDES)
        for (const rot of [0, 1, 2, 3, 4, 5])
          for (const q of far)
            for (const r of far) {
              const cells = cellsOf({ side, rot, q, r });
              if (cells.some((space) => covered.has(space)) || touching(cells, covered).length < 4) continue;
              const found = [side, rot, q, r].join(' ');
              if (gapsOf([...covered, ...cells]).length > 8) by.dry.push(found);
              else if (touching(cells, inCore).length > 0) by.core.push(found);
              else if (touching(cells, nearCore).length > 0) by.near.push(found);
              else by.other.push(found);
            }
      const legal = [by.core, by.near, by.other].find((of) => of.length > 0) ?? [];
      return { ...by, legal: legal.sort() };
    }
    const found = (table: Pick<NewDawn, 'map' | 'core'>): string[] =>
      legalLies(table)
        .map(({ side, rot, q, r }) => [side, rot, q, r].join(' '))
        .sort();
    const core = begun(2, { map: 'advanced' }, building);

    test('(a)–(c): beside the core', () => {
      expect(found(core)).toEqual(plainly(core).legal);
    });

    test('(b): where the core cannot be touched, on either side and turned in any way, beside a tile that touches it', () => {
      // A core of one tile in the middle of a finished map.
      const whole = begun(2, { map: 'advanced' }, inPlay);
      const tables = whole.map.map(({ tile }) => ({ map: whole.map, core: [tile] }));
      const shut = tables.find((table) => {
        const { core: atCore, near } = plainly(table);
        return atCore.length === 0 && near.length > 0;
      });
      expect(shut).toBeDefined();
      expect(found(shut!)).toEqual(plainly(shut!).legal);
      expect(plainly(shut!).legal).toEqual(plainly(shut!).near.sort());
    });

    test('(b): where neither is possible, (a) and (c) suffice', () => {
      const table = { map: core.map, core: [] };
      expect(found(table)).toEqual(plainly(table).other.sort());
    });

    test('C14.5: a gap that takes more water tokens than there are', () => {
      // The tiles of a ring, but one.
      const ring = begun(4, { map: 'advanced' }, inPlay).map;
      const tables = ring.map((_, i) => ring.filter((__, j) => j !== i));
      const dry = tables
        .map((map) => ({ map, core: map.map(({ tile }) => tile) }))
        .find((table) => plainly(table).dry.length > 0);
      expect(dry).toBeDefined();
      const places = found(dry!);
      expect(places).toEqual(plainly(dry!).legal);
      for (const each of plainly(dry!).dry) expect(places).not.toContain(each);
    });
  });

  test('C14.5, C14.6: capitals stand on their stars; enclosed gaps are water; C14.3: 10 tiles in all', () => {
    const g = begun(2, { map: 'advanced' }, inPlay);
    expect(g.map).toHaveLength(10);
    const atlas = atlasOf(g);
    for (const space of g.capitals) expect(atlas.ground(space)?.capital).toBe(true);
    for (const gap of atlas.gaps) expect(atlas.ground(gap)?.terrain).toBe('water');
    // Its signs have their pieces.
    expect(Object.values(g.deposits).flat()).not.toEqual([]);
  });

  test('all 16 tiles are known', () => {
    expect(TILE_IDS).toHaveLength(16);
  });
});
