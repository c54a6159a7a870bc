import mythotopia from '../../games/mythotopia';
import newDawn from '../../games/new-dawn';
import settlers from '../../games/settlers';
import type { Settlers } from '../../games/settlers/state';
import { annsTurn, goOn, playedUntil, turnOfAnn, warsOfAnn, type Stored } from './support/fixture';
import { drawn } from './support/pictures';
import { EMPTY, openStage } from './support/stage';
import { Table } from './support/table';

const scene = openStage();

const inTown = (g: Settlers): boolean =>
  g.round >= 4 && g.questions[0]?.seat === 0 && g.questions[0].ask === 'turn' && g.players[0]!.empire.length >= 4;

/** Least share of a picture's height that its box shows: a landscape's figure stands in its lower part, what else there is fills it. */
const GAMES: readonly (readonly [name: string, least: number, match: Promise<Stored>])[] = [
  ['imperium', 0.6, playedUntil('four', annsTurn(5), 4)],
  ['mythotopia', 0.87, playedUntil('realms', warsOfAnn(16), 4, mythotopia)],
  ['settlers', 0.87, playedUntil('towns', inTown, 4, settlers)],
  ['new-dawn', 0.87, playedUntil('atlas', turnOfAnn(16), 4, newDawn)],
];

test.each(GAMES)('no picture on a desk is cut through: %s', (name, least, match) =>
  scene(async ({ guest }) => {
    const page = await guest(EMPTY, { viewport: { width: 1440, height: 900 } });
    await goOn(page, match, name);
    await new Table(page).asked();
    await drawn(page);
    const shown = await page.locator('[data-picture="drawn"]').evaluateAll((boxes) =>
      boxes.map((box) => {
        const image = box.querySelector('img')!;
        const { width, height } = box.getBoundingClientRect();
        const share = Math.min(1, (height * image.naturalWidth) / (width * image.naturalHeight));
        return { cut: box.getAttribute('data-cut'), width, height, share };
      }),
    );
    expect(shown.length).toBeGreaterThan(3);
    // A bitmap's edges are those of whole points.
    expect(shown.filter(({ share }) => share < least - 0.02)).toEqual([]);
  })(),
);
