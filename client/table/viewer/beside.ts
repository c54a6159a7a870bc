/** Gap to the anchor and to the window's edge, in pixels. */
const GAP = 8;

/** Where what floats has to end: above the answers, where they lie at the window's lower edge, as on a phone. */
function lowest(): number {
  const bar = document.querySelector('[data-shell="question"] [data-mine]')?.getBoundingClientRect();
  return bar && bar.bottom >= window.innerHeight - 1 ? bar.top : window.innerHeight;
}

/**
 * Puts a fixed box beside its anchor: to the right, else to the left, else below, else above, wholly inside the window where it fits.
 * @param first `below`: not at its sides, where what belongs to the anchor lies
 */
export function beside(box: HTMLElement, anchor: Element, first: 'right' | 'below' = 'right'): void {
  const a = anchor.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const clamp = (value: number, most: number): number => Math.max(GAP, Math.min(value, most - GAP));
  const end = lowest();
  const right = a.right + GAP;
  const left = a.left - GAP - width;
  let top = a.top;
  let x = right;
  if (first === 'below' || right + width > window.innerWidth - GAP) {
    if (first === 'right' && left >= GAP) x = left;
    else {
      x = clamp(a.left, window.innerWidth - width);
      const above = a.top - GAP - height;
      top = a.bottom + GAP + height > end && above >= GAP ? above : a.bottom + GAP;
    }
  }
  box.style.left = `${x}px`;
  box.style.top = `${clamp(top, end - height)}px`;
}
