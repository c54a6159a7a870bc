/** Gap to the anchor and to the window's edge, in pixels. */
const GAP = 8;

/** A sea is wider than that, in pixels: what belongs to it stands beside the pointer, not beyond its far shore. */
const WIDE = 240;

/** A point of the window, in pixels. */
export type Point = Pick<DOMRectReadOnly, 'x' | 'y'>;

const clamp = (value: number, most: number): number => Math.max(GAP, Math.min(value, most - GAP));

/** Where what floats has to end: above the answers, where they lie at the window's lower edge, as on a phone. */
function lowest(): number {
  const bar = document.querySelector('[data-shell="question"] [data-mine]')?.getBoundingClientRect();
  return bar && bar.bottom >= window.innerHeight - 1 ? bar.top : window.innerHeight;
}

/**
 * Puts a fixed box over the log, wholly inside the window, where the log lies in a column beside the anchor's: nothing of the table is
 * below it then.
 * @returns whether it does
 */
export function overLog(box: HTMLElement, anchor: Element): boolean {
  const log = document.querySelector('[data-shell="log"]')?.getBoundingClientRect();
  if (!log?.width || log.left < anchor.getBoundingClientRect().right) return false;
  Object.assign(box.style, { left: `${log.left}px`, width: `${log.width}px` });
  box.style.top = `${clamp(log.top, window.innerHeight - box.getBoundingClientRect().height)}px`;
  return true;
}

/**
 * Puts a fixed box beside its anchor: to the right, else to the left, else below, else above, wholly inside the window where it fits.
 * @param first `below`: not at its sides, where what belongs to the anchor lies
 * @param near where a wide anchor was pressed: the box stands beside that
 */
export function beside(
  box: HTMLElement,
  anchor: Element,
  first: 'right' | 'below' = 'right',
  near: Point | null = null,
): void {
  const whole = anchor.getBoundingClientRect();
  const a = near && whole.width > WIDE ? new DOMRect(near.x, near.y) : whole;
  const { width, height } = box.getBoundingClientRect();
  const [edge, end] = [document.documentElement.clientWidth, lowest()];
  const right = a.right + GAP;
  const left = a.left - GAP - width;
  let top = a.top;
  let x = right;
  if (first === 'below' || right + width > edge - GAP) {
    if (first === 'right' && left >= GAP) x = left;
    else {
      x = clamp(a.left, edge - width);
      const above = a.top - GAP - height;
      top = a.bottom + GAP + height > end && above >= GAP ? above : a.bottom + GAP;
    }
  }
  box.style.left = `${x}px`;
  box.style.top = `${clamp(top, end - height)}px`;
}
