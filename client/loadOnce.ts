const loads = new Map<string, Promise<unknown>>();

/** How long a failure is remembered, in milliseconds: long enough for the page to show it instead of trying in a circle. */
const FAILED = 2000;

/** The same promise for the same key, as React's `use` needs; what failed is tried anew after a while. */
export function loadOnce<T>(key: string, load: () => Promise<T>): Promise<T> {
  const known = loads.get(key);
  if (known) return known as Promise<T>;
  const made = load();
  loads.set(key, made);
  made.catch(() => setTimeout(() => loads.delete(key), FAILED));
  return made;
}
