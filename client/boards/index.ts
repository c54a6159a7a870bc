import type { BoardModule } from '../table/board';

/**
 * Boards by ruleset; each is loaded when a table of it opens. A ruleset without one is played on the fallback board.
 * A board is written for its own state, the shell hands it the state of its own ruleset: hence the one cast here.
 */
const BOARDS: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  imperium: () => import('./imperium'),
  mythotopia: () => import('./mythotopia'),
};

/** The board module of a ruleset; null when it has none. */
export async function loadBoard(ruleset: string): Promise<BoardModule | null> {
  const load = Object.hasOwn(BOARDS, ruleset) ? BOARDS[ruleset] : undefined;
  return load ? ((await load()).default as BoardModule) : null;
}
