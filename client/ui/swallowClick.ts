/** Call it when a pointer is pressed: the click that this press ends in does nothing. A press that becomes a drag has none. */
export function swallowClick(): void {
  const swallowing = new AbortController();
  const { signal } = swallowing;
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
    swallowing.abort();
  };
  window.addEventListener('click', swallow, { capture: true, signal });
  // The next press counts again. This one may still be on its way here.
  setTimeout(() => {
    window.addEventListener('pointerdown', () => swallowing.abort(), { capture: true, once: true, signal });
  });
}
