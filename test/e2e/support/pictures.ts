import type { Page } from 'playwright-core';

import { until } from './until';

/** What share of a picture's points is seen to differ from another's; all where one is larger. Shades at edges differ a little from run to run. */
export function changed(page: Page, ...pictures: [Buffer, Buffer]): Promise<number> {
  return page.evaluate(
    async (texts) => {
      const [before, now] = await Promise.all(
        texts.map(async (text) => {
          const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes]));
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
          context?.drawImage(bitmap, 0, 0);
          return context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
        }),
      );
      if (before!.length !== now!.length) return 1;
      let points = 0;
      for (let at = 0; at < now!.length; at += 4)
        if ([0, 1, 2, 3].some((part) => Math.abs(now![at + part]! - before![at + part]!) >= 16)) points++;
      return points / (now!.length / 4);
    },
    pictures.map((picture) => picture.toString('base64')),
  );
}

/** Pictures that are not there yet, or not yet as bitmaps, which are a shade different. */
const COMING = '[data-picture="coming"], [data-picture] img[src^="data:"]';

/** Waits until letters and pictures of all cards are on the page. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await until('all pictures are drawn', async () => (await page.locator(COMING).count()) === 0);
}
