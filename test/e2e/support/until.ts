/** How long a condition may take to come true, in milliseconds: longer than any of them takes on a busy machine. */
export const PATIENCE = 30_000;

type NotYet<T> = T | false | null | undefined;

/** Waits until `check` gives something true, and returns it; what it throws meanwhile counts as false. */
export async function until<T>(
  what: string,
  check: () => NotYet<T> | Promise<NotYet<T>>,
  within = PATIENCE,
): Promise<T> {
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
