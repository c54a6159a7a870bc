const loads = new Map<string, Promise<unknown>>();

/** How long a failure is remembered, in milliseconds: the page shows it instead of retrying in a loop. */
const FAILED = 2000;

/** The same promise for the same key, as React's `use` needs. A failed load is tried again after a while. */
export function loadOnce<T>(key: string, load: () => Promise<T>): Promise<T> {
  const known = loads.get(key);
  if (known) return known as Promise<T>;
  const made = load();
  loads.set(key, made);
  made.catch(() => setTimeout(() => loads.delete(key), FAILED));
  return made;
}
