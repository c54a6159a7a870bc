import type { Browser } from 'playwright-core';

import { loadScenes } from '../../client/boards';
import { draw } from '../../client/pictures';
import { rulesetEntry } from '../../games';
import { openBrowser } from './support/browser';

/** Pictures as small as they are shown, in CSS pixels. */
const SMALL = {
  whole: { width: 70, height: 45 },
  low: { width: 140, height: 60 },
  band: { width: 140, height: 44 },
  slit: { width: 140, height: 26 },
} as const;
/** A point differs where one of its colours does by so much, of 255. */
const CLEAR = 32;
/** Least share of points in which the pictures of two names differ. */
const LEAST = 0.08;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Paints the pictures small and compares each with each: pairs that differ least, and in what share of their points. */
async function alike(
  svgs: readonly string[],
  least: number,
  cut: keyof typeof SMALL = 'whole',
): Promise<[first: number, second: number, share: number][]> {
  const page = await browser.newPage();
  try {
    return await page.evaluate(
      async ({ svgs, width, height, clear, least }) => {
        const painted: Uint8ClampedArray[] = [];
        for (const svg of svgs) {
          const image = new Image(width, height);
          image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
          await image.decode();
          const context = new OffscreenCanvas(width, height).getContext('2d')!;
          // As a box shows it: all of its height, of its width what there is room for.
          const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight);
          const [wide, high] = [image.naturalWidth * scale, image.naturalHeight * scale];
          context.drawImage(image, (width - wide) / 2, (height - high) / 2, wide, high);
          painted.push(context.getImageData(0, 0, width, height).data);
        }
        return painted.flatMap((one, i) =>
          painted.slice(0, i).flatMap((other, j): [number, number, number][] => {
            const most = least * (one.length / 4);
            let points = 0;
            // Most pairs differ at once in more than that.
            for (let at = 0; at < one.length && points < most; at += 4)
              if (
                Math.abs(one[at]! - other[at]!) >= clear ||
                Math.abs(one[at + 1]! - other[at + 1]!) >= clear ||
                Math.abs(one[at + 2]! - other[at + 2]!) >= clear
              )
                points++;
            const share = points / (one.length / 4);
            return share < least ? [[i, j, share]] : [];
          }),
        );
      },
      { svgs, ...SMALL[cut], clear: CLEAR, least },
    );
  } finally {
    await page.close();
  }
}

const same =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 230"><path fill="#a33" d="M0 0h360v230z"/></svg>';

test('pictures that are equal, or nearly, are found', async () => {
  const nearly = same.replace('h360', 'h350');
  const other = same.replace('#a33', '#33a');
  expect((await alike([same, nearly, other, same], LEAST)).map(([i, j]) => [i, j])).toEqual([
    [1, 0],
    [3, 0],
    [3, 1],
  ]);
});

describe.each(['imperium', 'settlers', 'mythotopia', 'new-dawn'])('pictures of %s', (name) => {
  test.each([
    ['light', 'whole'],
    ['dark', 'whole'],
    ['light', 'low'],
    ['light', 'band'],
    ['light', 'slit'],
  ] as const)(
    'no two cards of different names look alike, %s, %s',
    async (daylight, cut) => {
      const { browse, words } = await rulesetEntry(name).load();
      const named = await words('en', 'own');
      const sceneOf = (await loadScenes(name))!;
      const cards = [...new Map(browse().map(({ id }) => [named.name(id), id]))];
      const pictures = cards.map(([, id]) => draw(sceneOf(id), id, daylight, cut));
      const found = await alike(pictures, LEAST, cut);
      expect(cards.length).toBeGreaterThan(50);
      expect(
        found.map(([i, j, share]) => `${cards[i]![0]} and ${cards[j]![0]}: ${(share * 100).toFixed(1)} %`),
      ).toEqual([]);
    },
    90_000,
  );
});
