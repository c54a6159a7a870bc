import { ask, picked, push } from '../../kit/agenda';
import type { Frame, Option, Seat } from '../../kit/core';
import { say } from '../../kit/events';
import { random, shuffle } from '../../kit/random';
import { atlasOf } from '../atlas';
import { coreSlots } from '../cards/layouts';
import { CORE_TILES, LEAST_TOUCHED, TILES_DEALT, WATER_TOKENS } from '../components';
import { AROUND, cellOf, Grid, hexOfCell } from '../grid';
import { hexOf, spaceOf, type Space } from '../hex';
import { TURNED } from '../optionKinds';
import type { NewDawn } from '../state';
import { cellsOf, groundsOf, SIDES, tileOf, TILE_IDS, type Laid, type Lie, type Side, type TileKind } from '../tile';
import { change, markAt, pieceOf } from './moving';
import { player, seatsInOrder } from './select';

/** The players build the map (C14). */

/** The next tile to be laid: side and turn first, then the place. */
export interface LayFrame extends Frame {
  op: 'lay';
  /** How many have been laid since the core. */
  laid: number;
  chosen?: Option;
}

const ROTATIONS = [0, 1, 2, 3, 4, 5];

const ofKind = (kind: TileKind): string[] => TILE_IDS.filter((id) => tileOf(id).kind === kind);

/** C14.1–C14.3: capital tiles, the core, two more tiles for each player. */
export function dealTiles(g: NewDawn): void {
  const capitals = shuffle(g, ofKind('capital'));
  const naturals = shuffle(g, ofKind('naturalWonder'));
  const cityStates = shuffle(g, ofKind('cityState'));
  g.core = shuffle(g, [...naturals.splice(0, CORE_TILES.naturalWonder), ...cityStates.splice(0, CORE_TILES.cityState)]);
  const side: Side = random(g) < 1 / 2 ? 'A' : 'B';
  g.core.forEach((tile, i) => {
    const slot = coreSlots[side][i];
    if (slot) g.map.push({ tile, side, ...slot });
  });
  const others = shuffle(g, [...naturals, ...cityStates, ...ofKind('plain')]);
  for (const p of g.players) p.tiles = [...capitals.splice(0, 1), ...others.splice(0, TILES_DEALT)];
}

/** Marks of the table's spaces: of tiles of the core, of those that touch it, of the others. */
const MARKS = { other: 1, near: 2, core: 3 } as const;

/** What lies on the table, for the rules of C14.4. */
class Table {
  readonly #grid: Grid;
  readonly #covered: readonly number[];

  constructor(g: NewDawn) {
    const tiles = g.map.map((laid) => ({ core: g.core.includes(laid.tile), cells: gridCellsOf(laid) }));
    this.#covered = tiles.flatMap(({ cells }) => cells);
    this.#grid = new Grid(this.#covered);
    const mark = (cells: readonly number[], n: number): void => cells.forEach((cell) => this.#grid.mark(cell, n));
    for (const { core, cells } of tiles) if (core) mark(cells, MARKS.core);
    for (const { core, cells } of tiles) if (!core && this.#touches(cells, MARKS.core)) mark(cells, MARKS.near);
  }

  #touches(cells: readonly number[], mark: number): boolean {
    return this.#grid.touched(cells).some((cell) => this.#grid.at(cell) === mark);
  }

  /** C14.4 (a), (c), and water for the gaps; what it touches, or null where it may not lie. */
  touches(cells: readonly number[]): keyof typeof MARKS | null {
    const grid = this.#grid;
    if (cells.some((cell) => grid.at(cell) !== 0)) return null;
    if (grid.touched(cells).length < LEAST_TOUCHED) return null;
    if (grid.enclosed(cells).length > WATER_TOKENS) return null;
    if (this.#touches(cells, MARKS.core)) return 'core';
    return this.#touches(cells, MARKS.near) ? 'near' : 'other';
  }

  /** Everywhere that the tile touches the table, with the cells that it would cover. */
  *lies(tile: string): Generator<[laid: Laid, cells: readonly number[]]> {
    const frontier = new Set<number>();
    for (const cell of this.#covered)
      for (const step of AROUND) if (this.#grid.at(cell + step) === 0) frontier.add(cell + step);
    const middle = cellOf({ q: 0, r: 0 });
    for (const side of SIDES) {
      for (const rot of ROTATIONS) {
        const seen = new Set<number>();
        const steps = gridCellsOf({ side, rot, q: 0, r: 0 }).map((cell) => cell - middle);
        for (const space of frontier) {
          for (const step of steps) {
            const at = space - step;
            if (seen.has(at)) continue;
            seen.add(at);
            yield [{ tile, side, rot, ...hexOfCell(at) }, steps.map((each) => at + each)];
          }
        }
      }
    }
  }
}

const gridCellsOf = (lie: Lie): number[] => cellsOf(lie).map((space) => cellOf(hexOf(space)));

/** Legal places of tiles by the table that they were worked out for: a question is made, and its answer checked. */
const known = new Map<string, readonly Laid[]>();
const KNOWN = 32;

/** C14.4: all places where a tile may be laid; (b) is decided over both sides and all turns. */
export function legalLies(g: NewDawn, tile: string): readonly Laid[] {
  const key = `${tile} ${JSON.stringify(g.map)}`;
  const before = known.get(key);
  if (before) return before;
  const table = new Table(g);
  const by: Record<'core' | 'near' | 'other', Laid[]> = { core: [], near: [], other: [] };
  for (const [laid, cells] of table.lies(tile)) {
    const touched = table.touches(cells);
    if (touched) by[touched].push(laid);
  }
  const legal = by.core.length > 0 ? by.core : by.near.length > 0 ? by.near : by.other;
  if (known.size >= KNOWN) known.clear();
  known.set(key, legal);
  return legal;
}

export function layHandler(g: NewDawn, f: LayFrame): void {
  const seats = seatsInOrder(g);
  const seat = seats[f.laid % seats.length] ?? 0;
  const { tiles } = player(g, seat);
  if (tiles.length === 0) return;
  g.phase = 'build-map';
  g.current = seat;
  const picks = picked(f, seat);
  if (f.chosen === undefined) {
    if (picks?.[0] !== undefined) {
      f.chosen = picks[0];
      return push(g, f);
    }
    const turns = tiles.flatMap((tile) => legalLies(g, tile).map(({ side, rot }) => TURNED.of(tile, side, rot)));
    return ask(g, f, { seat, stage: 'build-map', ask: 'layTile', options: [...new Set(turns)] });
  }
  const [tile = '', side, rot] = TURNED.read(f.chosen) ?? [];
  const lies = legalLies(g, tile).filter((laid) => laid.side === side && laid.rot === rot);
  if (!picks)
    return ask(g, f, {
      seat,
      stage: 'build-map',
      ask: 'layAt',
      params: { tile: f.chosen },
      options: lies.map(spaceOf),
    });
  const laid = lies.find((each) => spaceOf(each) === picks[0]);
  if (laid) lay(g, seat, laid);
  push(g, { op: 'lay', laid: f.laid + 1 });
}

/** C14.5: a capital tile brings the capital. */
function lay(g: NewDawn, seat: Seat, laid: Laid): void {
  change(g, { count: 'tiles', seat, place: laid.tile }, -1);
  g.map.push(laid);
  say(g, { k: 'layTile', seat, at: spaceOf(laid), what: laid.tile });
  const star = groundsOf(laid).find(([, { capital }]) => capital)?.[0];
  if (star !== undefined) placeCapital(g, seat, star);
}

export function placeCapital(g: NewDawn, seat: Seat, space: Space): void {
  change(g, pieceOf(seat, 'cities', space), 1);
  change(g, markAt('capitals', space), 1);
  say(g, { k: 'capital', seat, at: space });
}

/** Stars on which nobody has a capital. */
export const freeStars = (g: NewDawn): Space[] => {
  const atlas = atlasOf(g);
  return atlas.spaces.filter((space) => atlas.ground(space)?.capital && g.cities[space] === undefined);
};
