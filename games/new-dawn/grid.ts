import type { Hex } from './hex';

/** The grid as a table of small numbers, for what is asked of very many spaces at once (map building): a cell is one number. */

/** Cells in a row; the middle of the grid lies in the middle of the table. No map reaches its border. */
const SIZE = 128;
const HALF = SIZE / 2;

export const cellOf = ({ q, r }: Hex): number => (q + HALF) * SIZE + r + HALF;
export const hexOfCell = (cell: number): Hex => ({ q: Math.floor(cell / SIZE) - HALF, r: (cell % SIZE) - HALF });

/** What leads from a cell to the six round it. */
export const AROUND: readonly number[] = [SIZE, 1, 1 - SIZE, -SIZE, -1, SIZE - 1];

/** Cells that are marked, with the rectangle that holds them all. */
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

  /** 0 for no mark. */
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

  /** The marked cells next to any of these, each once. */
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

  /** C14.5: the cells without a mark that the marked ones enclose, if these were marked besides. */
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
    // From a corner beside all of them to everything that can be reached.
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
