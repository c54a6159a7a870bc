import type { Language } from '../../games/kit/text/words';
import type { BoardModule } from '../table/board';
import { rules as imperium } from './imperium/rules';
import { rules as mythotopia } from './mythotopia/rules';
import { rules as newDawn } from './new-dawn/rules';
import { rules as settlers } from './settlers/rules';
import type { RulesTexts } from './common/rules';

/** What the client has of a ruleset; all of it is loaded when somebody needs it. */
interface Shown {
  /** A board is written for its own state, the shell hands it the state of its own ruleset: hence the one cast below. */
  board?(): Promise<{ default: unknown }>;
  rules: RulesTexts;
}

/** By ruleset. One without a board is played on the fallback board. */
const SHOWN: Readonly<Record<string, Shown>> = {
  imperium: { board: () => import('./imperium'), rules: imperium },
  mythotopia: { board: () => import('./mythotopia'), rules: mythotopia },
  settlers: { board: () => import('./settlers'), rules: settlers },
  'new-dawn': { board: () => import('./new-dawn'), rules: newDawn },
};

const shownOf = (ruleset: string): Shown | undefined => (Object.hasOwn(SHOWN, ruleset) ? SHOWN[ruleset] : undefined);

/** The board module of a ruleset; the fallback where it has none of its own. */
export const loadBoard = async (ruleset: string): Promise<BoardModule> => {
  const own = (await shownOf(ruleset)?.board?.())?.default as BoardModule | undefined;
  return own ?? (await import('../table/fallback')).fallback;
};

/** The text of a ruleset's rules in a language; null when there is none. */
export const rulesText = async (ruleset: string, language: Language): Promise<string | null> =>
  (await shownOf(ruleset)?.rules[language]())?.default ?? null;
