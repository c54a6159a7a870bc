import type { CardFacts } from '../card';
import { DOUBLED_STARTER } from '../rules/open';

/** The starters of each player: five cards, one kind of which comes twice (M1.3, OQ-1). */
export const starters: readonly CardFacts[] = ([
  { id: 'starterArmy', name: { en: 'Army', hu: 'Sereg' }, symbols: ['army', 'army', 'gold'],
    confidence: { copies: 'inferred', symbols: 'single-source' } },
  { id: 'starterBuild', name: { en: 'Build', hu: 'Építkezés' }, symbols: ['stone'],
    effects: [{ timing: 'action', effect: 'choose(build(city, 2 stone) | build(castle, 1 stone) | build(road, 2 stone, 1 stone per hills))' }],
    confidence: { copies: 'inferred' } },
  { id: 'starterMarket', name: { en: 'Market', hu: 'Piac' }, symbols: ['food', 'stone', 'gold'],
    confidence: { copies: 'inferred', symbols: 'single-source' } },
  { id: 'starterShip', name: { en: 'Ship', hu: 'Hajó' }, symbols: ['food', 'ship'],
    effects: [{ timing: 'benefit', effect: 'cross(1 sea)' }],
    confidence: { copies: 'inferred', symbols: 'single-source; the rulebook confirms only that, unlike the improvement Ship, it has no gold' } },
] as const satisfies readonly CardFacts[]).map((facts) => ({ ...facts, copies: facts.id === DOUBLED_STARTER ? 2 : 1 }));
