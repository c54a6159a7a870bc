import type { Ruleset } from '../../games/kit/ruleset';
import { playsAlike, upgrade, type Unfit } from '../../games/kit/versions';
import type { Playable } from '../rulesets';
import { keptState, replacePart, type Setup } from './setup';

/** Why a table that was left cannot go on under these rules; null when it can. */
export function unfit(rules: Ruleset, setup: Setup): Unfit | null {
  if (setup.record && !playsAlike(rules, setup.record.version)) return 'old';
  const state = keptState(setup);
  const g = state && upgrade(rules, state.G);
  return typeof g === 'string' ? g : null;
}

/** Brings what the browser keeps of a table into the shape of today's rules, which the framework reads it with. */
export function bringUpToDate(game: ReturnType<Playable['game']>, setup: Setup): void {
  for (const part of ['initial', 'state'] as const) {
    const state = keptState(setup, part);
    const position = state && game.upgrade?.(state);
    if (typeof position === 'object' && position !== state) replacePart(setup, part, { ...state, ...position });
  }
}
