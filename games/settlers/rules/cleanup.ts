import type { Seat } from '../../kit/core';
import { say } from '../../kit/events';
import { GOODS, RESOURCES, SPENDABLE, type Gains, type Good } from '../card';
import { FACTION_FACTS } from '../factions';
import { verbsOf } from '../lookup';
import type { Settlers } from '../state';
import { at, change, giveAway, heldBy, lyingOn, supply } from './moving';
import { OWNERS_SCORE } from './open';
import { controlled, player } from './select';

/** The cleanup phase (S14): everything that can be stored is stored (Q28). */

/** Goods that a player may keep (S14.1). */
export function storable(g: Settlers, seat: Seat): ReadonlySet<Good> {
  const { faction } = player(g, seat);
  const kept = new Set<Good>(faction ? FACTION_FACTS[faction].storage : []);
  for (const id of controlled(g, seat))
    if (verbsOf(id, 'store').length > 0) for (const good of RESOURCES) kept.add(good);
  return kept;
}

/** What a player's goods come to in the cleanup, if nothing changes until then: kept, or given back (S14.1, S14.2). */
export function sortedOut(g: Settlers, seat: Seat): Record<'kept' | 'lost', Gains> {
  const { goods } = player(g, seat);
  const stored = storable(g, seat);
  const sorted: Record<'kept' | 'lost', Gains> = { kept: {}, lost: {} };
  for (const what of GOODS)
    if (what !== 'vp' && goods[what] > 0) sorted[stored.has(what) ? 'kept' : 'lost'][what] = goods[what];
  return sorted;
}

/** Does the cleanup: goods are discarded or kept, locations are refreshed, what was taken over goes back (S14). */
export function cleanupHandler(g: Settlers): void {
  g.phase = 'cleanup';
  say(g, { k: 'cleanup', n: g.round });
  for (const seat of g.players.keys()) {
    const { lost } = sortedOut(g, seat);
    for (const what of GOODS) {
      const n = lost[what] ?? 0;
      if (n > 0) giveAway(g, supply(seat, what), n, (from) => ({ k: 'loses', seat, n, what, from }));
    }
  }
  // Goods on locations are discarded (S14.2).
  for (const good of SPENDABLE) {
    for (const [id, n] of Object.entries(g.spent[good])) change(g, lyingOn(id, good), -n);
    g.spent[good] = {};
  }
  for (const id of [...g.defended]) change(g, at('defended', id), -1);
  releaseAll(g);
  freshen(g);
  g.first = (g.first + 1) % g.seats; // S14.4
}

/** Resets the uses and limits of the round. */
function freshen(g: Settlers): void {
  for (const count of ['used', 'answered'] as const) {
    for (const [id, n] of Object.entries(g[count])) change(g, at(count, id), -n);
    g[count] = {};
  }
  for (const id of [...g.blocked]) change(g, at('blocked', id), -1);
}

/** Returns what was taken over before the scoring, because the last round has no cleanup (Q5). */
export const releaseForScores = (g: Settlers): void => {
  if (OWNERS_SCORE) releaseAll(g);
};

/** Returns what was taken over (S14.3). */
export function releaseAll(g: Settlers): void {
  for (const [id, seat] of Object.entries(g.held)) {
    change(g, heldBy(seat, id), -1);
    say(g, { k: 'reverts', at: id });
  }
}
