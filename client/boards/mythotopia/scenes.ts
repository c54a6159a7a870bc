import type { ComponentId } from '../../../games/kit/core';
import type { Card, Symbol } from '../../../games/mythotopia/card';
import { cardOf } from '../../../games/mythotopia/catalogue';
import { eitherHue, type Scene } from '../../pictures';
import { pathsOf } from '../../pictures/figure';
import type { Hue } from '../../theme';
import { EMBLEMS, NO_EMBLEM } from './emblems';
import { washOf } from './inks';
import { pieceOf } from './piece';
import { vignetteOf, type DrawingName } from './vignette';

/**
 * Mythotopia's pictures: ink and wash. A province's card is its own piece of the map; every other card a vignette, whose far
 * land stands in its line here (`LINES`).
 */

/** Far lands by a card's type. */
const LINES: Readonly<Record<string, readonly DrawingName[]>> = {
  starterArmy: ['hills', 'spears'],
  starterBuild: ['hills', 'houses'],
  starterMarket: ['houses', 'birds'],
  starterShip: ['sea', 'birds'],
  alchemist: ['stars', 'houses'],
  army: ['peaks', 'spears'],
  build: ['houses', 'sun'],
  cavalry: ['hills', 'birds', 'fields'],
  counsellor: ['wall', 'birds'],
  diplomat: ['sun', 'road', 'hills'],
  farming: ['sun', 'fields'],
  general: ['spears', 'wall'],
  goldMine: ['peaks', 'trees'],
  hero: ['sun', 'peaks', 'stones'],
  levies: ['fields', 'houses'],
  limes: ['peaks', 'wall'],
  marauders: ['sea', 'houses'],
  market: ['wall', 'houses'],
  mercenary: ['stars', 'spears'],
  merchant: ['hills', 'road', 'birds'],
  militia: ['houses', 'spears'],
  mystic: ['stars', 'trees'],
  philosopher: ['sun', 'trees'],
  portal: ['stars', 'stones'],
  providence: ['sun', 'hills'],
  quarry: ['peaks', 'stones'],
  queen: ['wall', 'sun'],
  ranger: ['peaks', 'trees', 'birds'],
  reserveArmy: ['hills', 'wall', 'spears'],
  scribe: ['birds', 'trees'],
  ship: ['sun', 'sea'],
  warehouse: ['fields', 'trees'],
  waterMill: ['hills', 'trees'],
  castle: ['peaks', 'birds'],
  city: ['houses', 'wall'],
  roads: ['hills', 'road'],
  citadel: ['wall', 'peaks'],
  defenderOfTheRealm: ['wall', 'spears', 'sun'],
  guildedCity: ['houses', 'wall', 'sun'],
  hereBeDragons: ['peaks', 'stars'],
  lordOfTheIsles: ['sea', 'hills'],
  masterOfTheSeas: ['sea', 'stars'],
  patronage: ['houses', 'trees'],
  roadsideInns: ['road', 'trees'],
  runestones: ['stones', 'trees', 'stars'],
  spoilsOfWar: ['spears', 'birds'],
};

/** Washes of cards without a symbol, by kind, and of skies by what is in them. */
const KINDS: Readonly<Record<'improvement' | 'victory', Hue>> = {
  improvement: ['#a58cc4', '#5f4a86'],
  victory: ['#e0b552', '#86651f'],
};
const SKIES: Readonly<Record<'day' | 'night', Hue>> = { day: ['#c3d3cf', '#2c4046'], night: ['#8d9bb0', '#29304c'] };

/** The symbol a card has most of; what is rarer says more. */
const symbolOf = ({ symbols }: Card): Symbol | undefined =>
  RARE.filter((symbol) => symbols[symbol] > 0).sort((a, b) => symbols[b] - symbols[a])[0];
const RARE: readonly Symbol[] = ['ship', 'army', 'gold', 'stone', 'food'];

/** The scene of a card. */
export function sceneOf(id: ComponentId): Scene {
  const card = cardOf(id);
  const { province, type, kind } = card;
  if (province !== null) return { sheet: ({ daylight, cut }) => pieceOf(province, daylight, cut) };
  const drawings = LINES[type] ?? ['hills', 'birds'];
  const emblem = pathsOf(EMBLEMS[type] ?? NO_EMBLEM);
  const symbol = symbolOf(card);
  const isVictory = kind === 'fixed' || kind === 'variable';
  return {
    sheet: (sitting) => {
      const { daylight } = sitting;
      const wash = symbol
        ? washOf(symbol, daylight)
        : eitherHue(KINDS[isVictory ? 'victory' : 'improvement'], daylight);
      const sky = eitherHue(SKIES[drawings.includes('stars') ? 'night' : 'day'], daylight);
      return vignetteOf({ drawings, emblem, wash, sky }, sitting);
    },
  };
}
