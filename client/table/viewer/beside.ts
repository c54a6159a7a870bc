/** Gap to the anchor and to the window's edge, in pixels. */
const GAP = 8;

/** Puts a fixed box beside its anchor: to the right, else to the left, else below, wholly inside the window where it fits. */
export function beside(box: HTMLElement, anchor: Element): void {
  const a = anchor.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const clamp = (value: number, most: number): number => Math.max(GAP, Math.min(value, most - GAP));
  const right = a.right + GAP;
  const left = a.left - GAP - width;
  let top = a.top;
  let x = right;
  if (right + width > window.innerWidth - GAP) {
    if (left >= GAP) x = left;
    else {
      x = clamp(a.left, window.innerWidth - width);
      top = a.bottom + GAP;
    }
  }
  box.style.left = `${x}px`;
  box.style.top = `${clamp(top, window.innerHeight - height)}px`;
}
