import type { MapSheet } from './geometry';

/** The visible part of the sheet, in its units. */
export interface Window {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The size of a frame, in pixels. */
export interface Size {
  width: number;
  height: number;
  /** How much of its width, at the right, the map's buttons lie over: the whole map is shown beside them. */
  aside?: number;
}

/** The part of a frame's width that no button lies over. */
export const freeOf = ({ width, aside = 0 }: Size): number => 1 - aside / width;

/** Limits of what a frame can show of a sheet. */
export class Bounds {
  /** Size of the sheet with its margin. */
  readonly width: number;
  readonly height: number;

  constructor(readonly sheet: MapSheet) {
    this.width = sheet.width + 2 * sheet.edge;
    this.height = sheet.height + 2 * sheet.edge;
  }

  /** Moves a window of a frame so that the middle of what is free of it lies on the sheet. */
  within({ x, y, width, height }: Window, size: Size): Window {
    const { edge } = this.sheet;
    const fit = (at: number, part: number, all: number): number =>
      part >= all ? (all - part) / 2 - edge : Math.max(-edge, Math.min(at, all - part - edge));
    const beside = width * (1 - freeOf(size));
    return { x: fit(x, width, this.width + beside), y: fit(y, height, this.height), width, height };
  }

  /** The width of the window that shows the whole map. */
  most(size: Size): number {
    return Math.max(this.width / freeOf(size), this.height * (size.width / size.height));
  }

  /** The whole map, in the middle of its frame. */
  whole(size: Size): Window {
    return this.middle(this.most(size), size);
  }

  /** The whole map; in a frame clearly higher than wide, as a phone may have it, the part that fills its height. */
  filling(size: Size): Window {
    const { width, height } = size;
    const part = width < height * 0.85 ? this.height * (width / height) : this.most(size);
    return this.middle(part, size);
  }

  private middle(part: number, size: Size): Window {
    const high = part * (size.height / size.width);
    return this.within(
      {
        x: (this.sheet.width - part * freeOf(size)) / 2,
        y: (this.sheet.height - high) / 2,
        width: part,
        height: high,
      },
      size,
    );
  }
}
