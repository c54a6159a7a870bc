import { RULESETS } from '../../games';
import { faultsOf, sidewaysOf } from './support/axe';
import { openStage } from './support/stage';
import { until } from './support/until';
import { say } from './support/words';

const scene = openStage();

test.each([
  ['wide', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
])('the gallery shows every card as a picture, %s', (_, viewport) =>
  scene(async ({ guest }) => {
    const page = await guest('/', { viewport });
    await page.goto('/gallery/imperium?q=mountain');
    await page.getByRole('heading', { name: say('gallery.title', { title: 'Imperium' }) }).waitFor();
    const pictures = page.getByRole('listitem').locator('img');
    await until(
      'its pictures are drawn',
      async () =>
        (await pictures.count()) > 0 &&
        (await pictures.first().evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)),
    );
    expect(await faultsOf(page)).toEqual([]);
    expect(await sidewaysOf(page)).toEqual([]);
  })(),
);

test.each(RULESETS.map(({ name }) => name))(
  'who draws sees the cards of %s at all sizes, by day and by night',
  (name) =>
    scene(async ({ guest }) => {
      const page = await guest(`/gallery/${name}?view=sizes`, { viewport: { width: 1440, height: 900 } });
      const card = page
        .getByRole('listitem')
        .filter({ has: page.locator('img') })
        .first();
      await card.waitFor();
      const shown = await card.locator('img').evaluateAll((images) =>
        Promise.all(
          images.map(async (image) => {
            if (!(image instanceof HTMLImageElement)) return null;
            await image.decode();
            return `${image.dataset['cut']} ${image.clientWidth}`;
          }),
        ),
      );
      const all = ['whole 400', 'whole 140', 'whole 70', 'tall 100', 'low 200', 'band 200', 'slit 200', 'wide 400'];
      expect(shown).toEqual([...all, ...all]);
      expect(await sidewaysOf(page)).toEqual([]);
    })(),
);
