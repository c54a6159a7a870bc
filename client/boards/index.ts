import type { ComponentId } from '../../games/kit/core';
import type { Language } from '../../games/kit/text/words';
import type { Scene } from '../pictures';
import type { LoadScenes } from '../pictures/store';
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
}

/** Says what is on the picture of a card. */
export type SceneOf = (id: ComponentId) => Scene;

/** The client's parts by ruleset. A ruleset without a board gets the fallback board. */
const SHOWN: Readonly<Record<string, Shown>> = {
  imperium: { board: () => import('./imperium'), rules: imperium, scenes: () => import('./imperium/scenes') },
  mythotopia: { board: () => import('./mythotopia'), rules: mythotopia, scenes: () => import('./mythotopia/scenes') },
  settlers: { board: () => import('./settlers'), rules: settlers, scenes: () => import('./settlers/scenes') },
  'new-dawn': { board: () => import('./new-dawn'), rules: newDawn, scenes: () => import('./new-dawn/scenes') },
};

const shownOf = (ruleset: string): Shown | undefined => (Object.hasOwn(SHOWN, ruleset) ? SHOWN[ruleset] : undefined);

/** The board of a ruleset, or the fallback board. */
export const loadBoard = async (ruleset: string): Promise<BoardModule> => {
  const { board, scenes } = shownOf(ruleset) ?? {};
  const own = (await board?.())?.default as BoardModule | undefined;
  if (!own) return (await import('../table/fallback')).fallback;
  return scenes ? { ...own, pictures: { ruleset, scenes } } : own;
};

/** A ruleset's rules in a language, in Markdown; null when there are none. */
export const rulesText = async (ruleset: string, language: Language): Promise<string | null> =>
  (await shownOf(ruleset)?.rules[language]())?.default ?? null;

/** The scenes of a ruleset's cards; null where it has none. */
export const loadScenes = async (ruleset: string): Promise<SceneOf | null> =>
  (await shownOf(ruleset)?.scenes?.())?.sceneOf ?? null;
