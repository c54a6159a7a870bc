import { openStage, PLAIN } from './support/stage';
import { Table } from './support/table';
import { until } from './support/until';

const scene = openStage(PLAIN);

/** An attack explains itself: the card, what each answer brings, and a name for letting it happen. */

for (const [width, height] of [
  [1440, 900],
  [1440, 760],
  [390, 844],
] as const)
  test(
    `who is attacked sees by what, and what each answer brings, at ${width} x ${height}`,
    scene(async ({ guest }) => {
      const page = await guest('/debug/imperium?situation=attacked', { viewport: { width, height } });
      // The framework's panel lies over a narrow window.
      await page.addStyleTag({ content: '.debug-panel { display: none !important }' });
      await new Table(page).asked();
      const panel = page.getByRole('complementary', { name: 'Boudicca' });
      await panel.waitFor();
      const ways = await panel.locator('dt').allTextContents();
      expect(ways.slice(0, 2)).toEqual([expect.stringContaining('Wilderness'), 'Let it happen']);
      const box = await panel.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
      // The card is read whole: where there is little room it is drawn smaller.
      const cut = () => panel.evaluate(({ firstElementChild: card }) => card!.scrollHeight - card!.clientHeight);
      await until('nothing of the card is cut', async () => (await cut()) <= 1);
      // The card that protects may lie below it on a phone: it can be chosen here, too.
      await panel.getByRole('button', { name: 'Wilderness' }).waitFor();
      // It covers no answer: where there is room the card that protects lies beside it or below, and declining is one click.
      if (width > 600) {
        const protecting = page.locator('main [data-selectable="true"]').filter({ visible: true }).first();
        await until('it ends above what protects', async () => {
          const [over, card] = await Promise.all([panel, protecting].map((each) => each.boundingBox()));
          return (
            !over ||
            !card ||
            over.y + over.height <= card.y ||
            over.x + over.width <= card.x ||
            over.y >= card.y + card.height
          );
        });
      }
      await page.getByRole('button', { name: 'Let it happen' }).click();
      await panel.waitFor({ state: 'detached' });
    }),
  );
