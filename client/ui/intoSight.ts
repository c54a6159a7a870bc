/** What an element is asked with that shall be seen, by whatever shows only a part of itself, such as a map. */
export const INTO_SIGHT = 'civitas:into-sight';

/** Asks what an element lies in to show that part of itself. */
export function askIntoSight(element: Element): void {
  element.dispatchEvent(new Event(INTO_SIGHT, { bubbles: true }));
}
