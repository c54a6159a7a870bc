import type { Page } from 'playwright-core';

/** Opens a phone's head, with pages, log, aid and menu; elsewhere it is always there. */
export async function openHead(page: Page): Promise<void> {
  const handle = page.locator('[data-head-handle][aria-expanded="false"]');
  if (await handle.isVisible()) await handle.click();
}
