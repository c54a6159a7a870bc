import type { Page } from 'playwright-core';
import { rulesetEntry } from '../../games';
import type { Core } from '../../games/kit/core';
import { LANGUAGES, type Language } from '../../games/kit/text/words';
import { CARDS } from '../../games/new-dawn/catalogue';
import type { Settings } from '../../client/settings';
import { goOn, playedUntil, type Stored } from './support/fixture';
import { openStage, PLAIN } from './support/stage';
import { says } from './support/words';

const scene = openStage();

/** A room that faces are given somewhere, as styles of the list of all cards: its faces are the same. */
interface Room {
  /** The reader's card size. */
  at: 'small' | 'normal' | 'large';
  height?: string;
  width?: string;
  size?: 'small' | 'large';
  /** The ruleset that has it, where it is but one. */
  only?: string;
}

const HAND = 'calc(var(--card-height) * 1.08)';
const RESERVE = 'calc(var(--card-height) * 0.86)';
const TOWN = 'calc(var(--card-height) * 0.84)';
const ROOMS: Readonly<Record<string, Room>> = {
  'the page of cards': { at: 'normal' },
  'a market of large cards': { at: 'large', height: 'var(--card-height)', width: 'calc(var(--card-height) * 0.79)' },
  'a full hand': { at: 'normal', height: HAND, width: '7.9rem', only: 'imperium' },
  'a full hand of large cards': { at: 'large', height: HAND, width: '7.9rem', only: 'imperium' },
  'a reserve': { at: 'normal', height: RESERVE, width: '6.2rem', only: 'mythotopia' },
  'a reserve of small cards': { at: 'small', height: RESERVE, width: '6.2rem', only: 'mythotopia' },
  'a full hand in a town': { at: 'normal', height: TOWN, width: '7.6rem', only: 'settlers' },
  'a full hand of small cards in a town': { at: 'small', height: TOWN, width: '7.6rem', only: 'settlers' },
  'a focus row': { at: 'normal', height: RESERVE, width: '7.9rem', only: 'new-dawn' },
  'a focus row of small cards': { at: 'small', height: RESERVE, width: '7rem', only: 'new-dawn' },
  'a phone’s market': { at: 'small', width: '6.6rem' },
  'another’s mat': { at: 'normal', width: '6.4rem', size: 'small' },
  'the viewer': { at: 'large', width: '20rem', size: 'large' },
};

/** Whoever looks at a page reads this language, and English names below it. */
const reading = (language: Language): Partial<Settings> => ({ ...PLAIN, language, cardNames: 'both' });

/** Shows the cards of a ruleset; of those that say the same, one. */
async function showAll(page: Page, ruleset: string, language: Language): Promise<void> {
  await page.goto(`/cards/${ruleset}`);
  await page.locator('[data-card]').first().waitFor();
  const [label = ''] = says[language]('cards.more', { n: 0 }).split('(');
  await page.evaluate(async (more) => {
    const button = () => [...document.querySelectorAll('button')].find((each) => each.textContent.startsWith(more));
    for (let next = button(); next; next = button()) {
      next.click();
      await new Promise(requestAnimationFrame);
    }
  }, label.trim());
  await page.evaluate(() => {
    const seen = new Set<string | null>();
    for (const face of document.querySelectorAll<HTMLElement>('[data-card]')) {
      const item = face.closest('li');
      if (item) item.hidden = seen.has(face.textContent);
      seen.add(face.textContent);
    }
  });
}

/** Cards of which something is cut in a room: words at the foot, a name, anything at the side. */
const cutIn = (page: Page, room: Room): Promise<string[]> =>
  page.evaluate(async ({ at, height, width, size }) => {
    document.documentElement.dataset.cardSize = at;
    const faces = [...document.querySelectorAll<HTMLElement>('li:not([hidden]) [data-card] > article')];
    const list = faces[0]?.closest('ul');
    if (!list) return ['no card'];
    list.style.cssText = width ? `display: flex; flex-wrap: wrap; --face-height: ${height ?? 'initial'}` : '';
    for (const item of list.children) (item as HTMLElement).style.width = width ?? '';
    for (const face of faces) {
      face.dataset.size = size ?? 'normal';
      // A small face is one without its words, and without a second name.
      for (const part of face.querySelectorAll<HTMLElement>(':scope > div:nth-child(n + 3), header strong + *'))
        part.hidden = size === 'small';
    }
    // Words are made to fit from one picture to the next.
    for (let [before, now] = ['', '?']; before !== now;) {
      for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
      [before, now] = [now, faces.map((face) => face.dataset.fit).join()];
    }
    const cut = (box: HTMLElement): boolean =>
      box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 2;
    return faces
      .filter((face) =>
        [face, ...face.querySelectorAll<HTMLElement>('header strong, header ~ div:last-child')].some(cut),
      )
      .map((face) => face.parentElement?.dataset.card ?? '');
  }, room);

/** What a player may hold, and is shown as strips on a phone: a hand, in A New Dawn the focus row. */
type Holding = Core & { players: ({ hand: string[] } | { row: string[] })[] };

/** A table where Ann holds every card that one can hold, once, and nobody is asked anything. */
async function holdingAll(ruleset: string): Promise<{ cards: readonly string[]; stored: Stored }> {
  const module = await rulesetEntry(ruleset).load();
  const words = await module.words('en');
  const said = ({ id }: { id: string }): string => JSON.stringify([words.name(id), words.card(id).abilities]);
  const cards = [...new Map(module.browse().map((card) => [said(card), card.id])).values()].filter(
    (id) => ruleset !== 'new-dawn' || CARDS.get(id)?.kind === 'focus',
  );
  const turn = ({ questions: [question] }: Core): boolean => question?.seat === 0 && question.ask === 'turn';
  const stored = await playedUntil<Holding>('strips', turn, 2, module, (g) => {
    const [ann] = g.players;
    g.questions = [];
    Object.assign(ann ?? {}, ann && 'hand' in ann ? { hand: cards } : { row: cards });
  });
  return { cards, stored };
}

/** Strips of which something is cut: a word too long for its line, a sign at the end of one. */
const cutStrips = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('li article[data-card]')]
      .filter((strip) => {
        const { right, bottom } = strip.getBoundingClientRect();
        return [...strip.querySelectorAll('strong, svg, header, div, b, p')].some((part) => {
          const box = part.getBoundingClientRect();
          // What is for screen readers alone is a pixel wide.
          if (box.width <= 1) return false;
          return box.right > right + 1 || box.bottom > bottom + 1 || part.scrollWidth > part.clientWidth + 2;
        });
      })
      .map(({ dataset }) => dataset['card'] ?? ''),
  );

/** Rulesets whose boards draw cards with faces; the fallback lists them as text. */
const DRAWN = ['imperium', 'mythotopia', 'settlers', 'new-dawn'];

describe.each(DRAWN)('%s', (ruleset) => {
  test.each(LANGUAGES)('every text fits its card, wherever it lies: %s', (language) =>
    scene(async ({ guest }) => {
      const page = await guest('about:blank', {
        viewport: { width: 1440, height: 900 },
        settings: reading(language),
      });
      await showAll(page, ruleset, language);
      for (const [name, room] of Object.entries(ROOMS))
        if ((room.only ?? ruleset) === ruleset) expect([name, await cutIn(page, room)]).toEqual([name, []]);
    })(),
  );

  test.each(LANGUAGES)('and its strip on phones: %s', (language) =>
    scene(async ({ guest }) => {
      const { cards, stored } = await holdingAll(ruleset);
      const page = await guest('about:blank', { settings: reading(language) });
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        await goOn(page, Promise.resolve(stored), ruleset);
        await page
          .locator('li article[data-card]')
          .nth(cards.length - 1)
          .waitFor();
        expect([width, await cutStrips(page)]).toEqual([width, []]);
      }
    })(),
  );
});
