/** How long a condition may take to come true, in milliseconds: longer than any of them takes on a busy machine. */
export const PATIENCE = 15_000;

/** Waits until `check` gives something true, and returns it; what it throws meanwhile counts as false. */
export async function until<T>(what: string, check: () => T | Promise<T>, within = PATIENCE): Promise<NonNullable<T>> {
  const end = Date.now() + within;
  let last: unknown;
  for (;;) {
    try {
      const found = await check();
      if (found) return found;
      last = found;
    } catch (error) {
      last = error;
    }
    if (Date.now() > end) throw new Error(`waited ${within} ms in vain until ${what}; at last: ${String(last)}`);
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}
