import type { Page } from 'playwright-core';
import { PHONE } from '../../../client/theme';

/** Opens a phone's head, with pages, log, aid and menu; elsewhere it is always there. */
export async function openHead(page: Page): Promise<void> {
  const handle = page.locator('[data-head-handle]');
  const phone = await page.evaluate((query) => matchMedia(query).matches, PHONE);
  // At a table it comes with what a phone alone needs.
  if (phone && (await page.locator('[data-shell="question"]').count()) > 0) await handle.waitFor();
  const folded = page.locator('[data-head-handle][aria-expanded="false"]');
  if (await folded.isVisible()) await folded.click();
}
