/**
 * Lights on the table what a text names (`data-names`) while its name is pointed at or has the focus (`data-lit`). Attributes only, like
 * marks of what is new.
 */
export function light(table: HTMLElement, target: EventTarget): void {
  const name = target instanceof Element ? target.closest<HTMLElement>('[data-names]')?.dataset.names : undefined;
  for (const lit of table.querySelectorAll<HTMLElement>('[data-lit]')) delete lit.dataset.lit;
  if (name === undefined) return;
  const at = CSS.escape(name);
  for (const named of table.querySelectorAll<HTMLElement>(`[data-card="${at}"], [data-place="${at}"]`))
    named.dataset.lit = 'true';
}

/** Brings to a place of the table. @returns whether there is one */
export function goTo(place: string): boolean {
  const found = document.querySelector<SVGElement>(`path[data-spot="${CSS.escape(place)}"]`);
  found?.focus();
  return found !== null;
}
