import type { Ruleset } from '../../games/kit/ruleset';
import { playsAlike, upgrade, type Unfit } from '../../games/kit/versions';
import type { Playable } from '../rulesets';
import { keptState, replacePart, type TableSetup } from './setup';

/** Why a stored table cannot continue under these rules; null when it can. */
export function unfit(rules: Ruleset, setup: TableSetup): Unfit | null {
  if (setup.record && !playsAlike(rules, setup.record.version)) return 'old';
  const state = keptState(setup);
  const g = state && upgrade(rules, state.G);
  return typeof g === 'string' ? g : null;
}

/** Converts what the browser stores of a table to the shape of today's rules, before the framework reads it. */
export function bringUpToDate(game: ReturnType<Playable['game']>, setup: TableSetup): void {
  for (const part of ['initial', 'state'] as const) {
    const state = keptState(setup, part);
    const position = state && game.upgrade?.(state);
    if (typeof position === 'object' && position !== state) replacePart(setup, part, { ...state, ...position });
  }
}
