import type { Hex } from './hex';

/** The grid as numbers, for questions about very many spaces at once (map building). A cell is one number. */

/** The number of cells in a row. The middle of the grid is the middle of the table, and no map reaches the border. */
const SIZE = 128;
const HALF = SIZE / 2;

/** Index of a hex in arrays over the grid. */
export const cellOf = ({ q, r }: Hex): number => (q + HALF) * SIZE + r + HALF;
/** The hex of a cell. */
export const hexOfCell = (cell: number): Hex => ({ q: Math.floor(cell / SIZE) - HALF, r: (cell % SIZE) - HALF });

/** The room that a tile takes around its middle. */
const TILE = 4;
/** Does a tile around that hex lie wholly on the grid? */
export const isOnGrid = ({ q, r }: Hex): boolean => Math.max(Math.abs(q), Math.abs(r)) < HALF - TILE;

/** The differences between a cell and the six around it. */
export const AROUND: readonly number[] = [SIZE, 1, 1 - SIZE, -SIZE, -1, SIZE - 1];

/** Marked cells, with the rectangle that holds all of them. */
export class Grid {
  readonly #marks = new Uint8Array(SIZE * SIZE);
  readonly #seen = new Uint32Array(SIZE * SIZE);
  #round = 0;
  #left = SIZE;
  #right = 0;
  #top = SIZE;
  #bottom = 0;

  constructor(cells: Iterable<number>) {
    for (const cell of cells) this.mark(cell, 1);
  }

  /** The mark of a cell; 0 for none. */
  at(cell: number): number {
    return this.#marks[cell] ?? 0;
  }

  mark(cell: number, mark: number): void {
    this.#marks[cell] = mark;
    const [q, r] = [Math.floor(cell / SIZE), cell % SIZE];
    this.#left = Math.min(this.#left, q);
    this.#right = Math.max(this.#right, q);
    this.#top = Math.min(this.#top, r);
    this.#bottom = Math.max(this.#bottom, r);
  }

  /** The marked cells next to any of these, without repetition. */
  touched(cells: readonly number[]): number[] {
    const round = ++this.#round;
    const found: number[] = [];
    for (const cell of cells) {
      for (const step of AROUND) {
        const next = cell + step;
        if (this.#marks[next] === 0 || this.#seen[next] === round) continue;
        this.#seen[next] = round;
        found.push(next);
      }
    }
    return found;
  }

  /** The unmarked cells that the marked cells and `more` enclose (C14.5). */
  enclosed(more: readonly number[] = []): number[] {
    const round = ++this.#round;
    let [left, right, top, bottom] = [this.#left, this.#right, this.#top, this.#bottom];
    for (const cell of more) {
      const [q, r] = [Math.floor(cell / SIZE), cell % SIZE];
      if (q < left) left = q;
      if (q > right) right = q;
      if (r < top) top = r;
      if (r > bottom) bottom = r;
      this.#seen[cell] = round;
    }
    // A flood fill from outside finds the cells that are not enclosed.
    const outside = [(left - 1) * SIZE + top - 1];
    this.#seen[outside[0] ?? 0] = round;
    for (const cell of outside) {
      for (const step of AROUND) {
        const next = cell + step;
        if (this.#seen[next] === round || this.#marks[next] !== 0) continue;
        const [q, r] = [Math.floor(next / SIZE), next % SIZE];
        if (q < left - 1 || q > right + 1 || r < top - 1 || r > bottom + 1) continue;
        this.#seen[next] = round;
        outside.push(next);
      }
    }
    const found: number[] = [];
    for (let q = left; q <= right; q++)
      for (let r = top; r <= bottom; r++) {
        const cell = q * SIZE + r;
        if (this.#marks[cell] === 0 && this.#seen[cell] !== round) found.push(cell);
      }
    return found;
  }
}
