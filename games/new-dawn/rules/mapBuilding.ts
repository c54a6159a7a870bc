import { ask, picked, push } from '../../kit/agenda';
import type { Frame, Option, Seat } from '../../kit/core';
import { say } from '../../kit/events';
import { random, shuffle } from '../../kit/random';
import { atlasOf } from '../atlas';
import { coreSlots } from '../cards/layouts';
import { CORE_TILES, LEAST_TOUCHED, TILES_DEALT, WATER_TOKENS } from '../components';
import { AROUND, cellOf, Grid, hexOfCell, isOnGrid } from '../grid';
import { hexOf, spaceOf, type Space } from '../hex';
import { TURNED } from '../optionKinds';
import type { Reason } from '../keys';
import type { NewDawn } from '../state';
import { cellsOf, groundsOf, SIDES, tileOf, TILE_IDS, type Laid, type Lie, type Side, type TileKind } from '../tile';
import { change, markAt, pieceOf } from './moving';
import { player, seatsInOrder } from './select';

/** The players build the map (C14). */

/** A tile that is to be laid: the player chooses side and turn, then the place. */
export interface LayFrame extends Frame {
  op: 'lay';
  /** How many tiles have been laid since the core. */
  laid: number;
  chosen?: Option;
}

/** The turns of a tile, in sixths of a circle. */
export const ROTATIONS: readonly number[] = [0, 1, 2, 3, 4, 5];

const ofKind = (kind: TileKind): string[] => TILE_IDS.filter((id) => tileOf(id).kind === kind);

/** Deals the tiles: capital tiles, the core, two more for each player (C14.1–C14.3). */
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

/** Marks of cells: tiles of the core, tiles that touch the core, other tiles. */
const MARKS = { other: 1, near: 2, core: 3 } as const;

/** The tiles on the table, for the rules of C14.4. */
class LaidTiles {
  readonly #grid: Grid;
  readonly #covered: readonly number[];

  constructor(map: readonly Laid[], core: readonly string[]) {
    const tiles = map.map((laid) => ({ core: core.includes(laid.tile), cells: gridCellsOf(laid) }));
    this.#covered = tiles.flatMap(({ cells }) => cells);
    this.#grid = new Grid(this.#covered);
    const mark = (cells: readonly number[], n: number): void => cells.forEach((cell) => this.#grid.mark(cell, n));
    for (const { core, cells } of tiles) if (core) mark(cells, MARKS.core);
    for (const { core, cells } of tiles)
      if (!core && this.#marksOf(this.#grid.touched(cells)).includes(MARKS.core)) mark(cells, MARKS.near);
  }

  #marksOf(cells: readonly number[]): number[] {
    return cells.map((cell) => this.#grid.at(cell));
  }

  /** The best mark that a tile on these cells would touch; null where it touches too little (C14.4 a, b). */
  touches(cells: readonly number[]): keyof typeof MARKS | null {
    const marks = this.#marksOf(this.#grid.touched(cells));
    if (marks.length < LEAST_TOUCHED) return null;
    return marks.includes(MARKS.core) ? 'core' : marks.includes(MARKS.near) ? 'near' : 'other';
  }

  /** Do these cells cover no tile (C14.4 c)? */
  isFree(cells: readonly number[]): boolean {
    return this.#marksOf(cells).every((mark) => mark === 0);
  }

  /** Is there enough water for the gaps that would be enclosed (C14.5)? */
  hasWater(cells: readonly number[]): boolean {
    return this.#grid.enclosed(cells).length <= WATER_TOKENS;
  }

  /** Every position of a tile that touches the table and covers no tile, with its cells. */
  *lies(): Generator<[lie: Lie, cells: readonly number[]]> {
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
            const cells = steps.map((each) => at + each);
            if (this.isFree(cells)) yield [{ side, rot, ...hexOfCell(at) }, cells];
          }
        }
      }
    }
  }
}

const gridCellsOf = (lie: Lie): number[] => cellsOf(lie).map((space) => cellOf(hexOf(space)));

/** The legal places by table, kept because a question and the check of its answer both need them. */
const known = new Map<string, readonly Lie[]>();
const KNOWN = 32;

/**
 * All legal places of a tile; all tiles have the same shape (C14.4). Condition (b) is decided over both sides and all
 * turns.
 */
export function legalLies({ map, core }: Pick<NewDawn, 'map' | 'core'>): readonly Lie[] {
  const key = JSON.stringify([map, core]);
  const before = known.get(key);
  if (before) return before;
  const table = new LaidTiles(map, core);
  const by: Record<keyof typeof MARKS, [Lie, readonly number[]][]> = { core: [], near: [], other: [] };
  for (const [lie, cells] of table.lies()) {
    const touched = table.touches(cells);
    if (touched) by[touched].push([lie, cells]);
  }
  // Enclosed gaps take longest to find, so they are tested last.
  const watered = (of: readonly [Lie, readonly number[]][]): Lie[] =>
    of.filter(([, cells]) => table.hasWater(cells)).map(([lie]) => lie);
  let legal = watered(by.core);
  if (legal.length === 0) legal = watered(by.near);
  if (legal.length === 0) legal = watered(by.other);
  if (known.size >= KNOWN) known.clear();
  known.set(key, legal);
  return legal;
}

/** Why a tile cannot lie so (C14.4); asked only of what is not legal. */
export function whyNotLie({ map, core }: Pick<NewDawn, 'map' | 'core'>, lie: Lie): Reason {
  if (!isOnGrid(lie)) return 'touchesTooLittle';
  const table = new LaidTiles(map, core);
  const cells = gridCellsOf(lie);
  if (!table.isFree(cells)) return 'tileCovers';
  if (table.touches(cells) === null) return 'touchesTooLittle';
  return table.hasWater(cells) ? 'notBesideCore' : 'tooMuchWater';
}

/** Asks for the tile's side, turn and place, and lays it (C14.4). */
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
    const turns = tiles.flatMap((tile) => legalLies(g).map(({ side, rot }) => TURNED.of(tile, side, rot)));
    return ask(g, f, { seat, stage: 'build-map', ask: 'layTile', options: [...new Set(turns)] });
  }
  const [tile = '', side, rot] = TURNED.read(f.chosen) ?? [];
  const lies = legalLies(g).filter((lie) => lie.side === side && lie.rot === rot);
  if (!picks)
    return ask(g, f, {
      seat,
      stage: 'build-map',
      ask: 'layAt',
      params: { tile: f.chosen },
      options: lies.map(spaceOf),
    });
  const lie = lies.find((each) => spaceOf(each) === picks[0]);
  if (lie) lay(g, seat, { tile, ...lie });
  push(g, { op: 'lay', laid: f.laid + 1 });
}

/** Lays a tile; a capital tile brings the capital (C14.5). */
function lay(g: NewDawn, seat: Seat, laid: Laid): void {
  change(g, { count: 'tiles', seat, place: laid.tile }, -1);
  g.map.push(laid);
  say(g, { k: 'layTile', seat, at: spaceOf(laid), what: laid.tile });
  const star = groundsOf(laid).find(([, { capital }]) => capital)?.[0];
  if (star !== undefined) placeCapital(g, seat, star);
}

/** Places a player's capital on a space. */
export function placeCapital(g: NewDawn, seat: Seat, space: Space): void {
  change(g, pieceOf(seat, 'cities', space), 1);
  change(g, markAt('capitals', space), 1);
  say(g, { k: 'capital', seat, at: space });
}

/** The stars without a capital. */
export const freeStars = (g: NewDawn): Space[] => {
  const atlas = atlasOf(g);
  return atlas.spaces.filter((space) => atlas.ground(space)?.capital && g.cities[space] === undefined);
};
