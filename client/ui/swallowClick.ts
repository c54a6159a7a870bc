/**
 * Call it when a pointer is pressed: the click that this press ends in does nothing. A press that becomes a drag has none; the next
 * click by key is meant then.
 */
export function swallowClick(): void {
  const swallowing = new AbortController();
  const { signal } = swallowing;
  const swallow = (event: MouseEvent): void => {
    swallowing.abort();
    // By key.
    if (event.detail === 0) return;
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, signal });
  // The next press counts again. This one may still be on its way here.
  setTimeout(() => {
    window.addEventListener('pointerdown', () => swallowing.abort(), { capture: true, once: true, signal });
  });
}
