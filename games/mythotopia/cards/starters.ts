import type { CardFacts } from '../card';
import { ARMY_STARTERS } from '../rules/open';

/** Five cards that each player begins with (M1.3, README C1). */
export const starters: readonly CardFacts[] = [
  { id: 'starterArmy', name: { en: 'Army', hu: 'Sereg', cs: 'Vojsko' }, copies: ARMY_STARTERS, symbols: ['army', 'army', 'gold'],
    confidence: { copies: 'inferred', symbols: 'single-source' } },
  { id: 'starterBuild', name: { en: 'Build', hu: 'Építkezés', cs: 'Stavba' }, copies: 1, symbols: ['stone'],
    effects: [{ timing: 'action', effect: 'choose(build(city, 2 stone) | build(castle, 1 stone) | build(road, 2 stone, 1 stone per hills))' }],
    confidence: { copies: 'inferred' } },
  { id: 'starterMarket', name: { en: 'Market', hu: 'Piac', cs: 'Trh' }, copies: 1, symbols: ['food', 'stone', 'gold'],
    confidence: { copies: 'inferred', symbols: 'single-source' } },
  { id: 'starterShip', name: { en: 'Ship', hu: 'Hajó', cs: 'Loď' }, copies: 1, symbols: ['food', 'ship'],
    effects: [{ timing: 'benefit', effect: 'cross(1 sea)' }],
    confidence: { copies: 'inferred', symbols: 'single-source; the rulebook confirms only that, unlike the improvement Ship, it has no gold' } },
];
