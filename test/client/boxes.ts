/** Boxes of a size, which nothing has where nothing is laid out. To be imported before what measures them. */

/** In CSS pixels; a test may change it. */
export const box = { width: 200, height: 130 };

class Sizes implements ResizeObserver {
  readonly #report: ResizeObserverCallback;
  constructor(report: ResizeObserverCallback) {
    this.#report = report;
  }
  observe(target: Element): void {
    const contentRect = {
      ...box,
      x: 0,
      y: 0,
      top: 0,
      left: 0,
      right: box.width,
      bottom: box.height,
      toJSON: () => box,
    };
    this.#report([{ target, contentRect, borderBoxSize: [], contentBoxSize: [], devicePixelContentBoxSize: [] }], this);
  }
  unobserve(): void {}
  disconnect(): void {}
}
Object.assign(globalThis, { ResizeObserver: Sizes });
