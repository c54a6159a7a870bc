import type { ComponentId } from '../../games/kit/core';
import type { Language } from '../../games/kit/text/words';
import type { Scene } from '../pictures';
import { prepare, type LoadScenes } from '../pictures/store';
import { daylight } from '../pictures/useDaylight';
import type { BoardModule } from '../table/board';
import { rules as imperium } from './imperium/rules';
import { rules as mythotopia } from './mythotopia/rules';
import { rules as newDawn } from './new-dawn/rules';
import { rules as settlers } from './settlers/rules';
import type { RulesTexts } from './common/rules';

/** The client's part of a ruleset, loaded when it is first needed. */
interface Shown {
  /**
   * A board is typed with its own ruleset's state. The shell gives each board the state of its own ruleset, hence the
   * cast below.
   */
  board?(): Promise<{ default: unknown }>;
  rules: RulesTexts;
  /** What is on the pictures of its cards. */
  scenes?: LoadScenes;
  /** The picture on its box. */
  cover?: () => Promise<{ cover: Scene }>;
  /** What each player's home looks like, by `BoardModule.homeOf`. */
  homes?: LoadScenes;
}

/** Says what is on the picture of a card. */
export type SceneOf = (id: ComponentId) => Scene;

/** The client's parts by ruleset. A ruleset without a board gets the fallback board. */
const SHOWN: Readonly<Record<string, Shown>> = {
  imperium: {
    board: () => import('./imperium'),
    rules: imperium,
    scenes: () => import('./imperium/scenes'),
    cover: () => import('./imperium/cover'),
    homes: () => import('./imperium/homes'),
  },
  mythotopia: {
    board: () => import('./mythotopia'),
    rules: mythotopia,
    scenes: () => import('./mythotopia/scenes'),
    cover: () => import('./mythotopia/cover'),
    homes: () => import('./mythotopia/homes'),
  },
  settlers: {
    board: () => import('./settlers'),
    rules: settlers,
    scenes: () => import('./settlers/scenes'),
    cover: () => import('./settlers/cover'),
    homes: () => import('./settlers/homes'),
  },
  'new-dawn': {
    board: () => import('./new-dawn'),
    rules: newDawn,
    scenes: () => import('./new-dawn/scenes'),
    cover: () => import('./new-dawn/cover'),
    homes: () => import('./new-dawn/homes'),
  },
};

const shownOf = (ruleset: string): Shown | undefined => (Object.hasOwn(SHOWN, ruleset) ? SHOWN[ruleset] : undefined);

/** The face of small capitals (`--font-caps`). */
const CAPS = "1em 'Alegreya SC'";

/** The board of a ruleset, or the fallback board. */
export const loadBoard = async (ruleset: string): Promise<BoardModule> => {
  const { board, scenes, homes } = shownOf(ruleset) ?? {};
  // Beside the board: the first pictures are to be there soon after it.
  if (scenes && daylight()) prepare(ruleset, scenes);
  // And the face that tables alone have: all that is fitted to its box would be measured again when it comes.
  if ('fonts' in document) void document.fonts.load(CAPS).catch(() => null);
  const own = (await board?.())?.default as BoardModule | undefined;
  if (!own) return (await import('../table/fallback')).fallback;
  return scenes ? { ...own, pictures: { ruleset, scenes, cover: loadCover(ruleset), homes } } : own;
};

/** A ruleset's rules in a language, in Markdown; null when there are none. */
export const rulesText = async (ruleset: string, language: Language): Promise<string | null> =>
  (await shownOf(ruleset)?.rules[language]())?.default ?? null;

/** The scenes of a ruleset's cards; null where it has none. */
export const loadScenes = async (ruleset: string): Promise<SceneOf | null> =>
  (await shownOf(ruleset)?.scenes?.())?.sceneOf ?? null;

/** The picture on a ruleset's box, as what is on the one card of that name. */
const COVERS: Readonly<Record<string, LoadScenes>> = Object.fromEntries(
  Object.entries(SHOWN).flatMap(([name, { cover }]) => {
    if (!cover) return [];
    return [
      [
        name,
        async () => {
          const loaded = await cover();
          return { sceneOf: () => loaded.cover };
        },
      ],
    ];
  }),
);
/** Loads what is on a ruleset's box; undefined where it has no picture. */
export const loadCover = (ruleset: string): LoadScenes | undefined =>
  Object.hasOwn(COVERS, ruleset) ? COVERS[ruleset] : undefined;
