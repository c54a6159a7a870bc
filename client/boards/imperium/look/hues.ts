import type { Resource, SuitName } from '../../../../games/imperium/card';
import { eitherOf, hatching, type Hue, type HATCHINGS } from '../../../theme';

/** A colour and a hatching for each suit. An icon stands beside both. */
export const SUITS: Readonly<Record<SuitName, { colours: Hue; hatching: keyof typeof HATCHINGS }>> = {
  power: { colours: ['#3f3a4d', '#a9a2c4'], hatching: 'crossed' },
  region: { colours: ['#41602a', '#a3c47f'], hatching: 'falling' },
  uncivilised: { colours: ['#97431a', '#f09660'], hatching: 'woven' },
  civilised: { colours: ['#28557f', '#8fbbe6'], hatching: 'level' },
  tributary: { colours: ['#6c3d70', '#d3a0d8'], hatching: 'rising' },
  fame: { colours: ['#7c5a06', '#ecc75c'], hatching: 'dotted' },
  unrest: { colours: ['#6e1f2a', '#ef7b88'], hatching: 'upright' },
};

export const RESOURCES: Readonly<Record<Resource, Hue>> = {
  material: ['#6b4a2b', '#d5ab7f'],
  population: ['#8d2f3f', '#f07c92'],
  progress: ['#1f5e73', '#86cfe5'],
};

/** The colour of a suit, as CSS. */
export const suitColour = (suit: SuitName): string => eitherOf(SUITS[suit].colours);
/** The suit's hatching as a background; empty while patterns are off. */
export const suitHatching = (suit: SuitName): string => hatching(SUITS[suit].hatching);
/** The colour of a resource, as CSS. */
export const resourceColour = (resource: Resource): string => eitherOf(RESOURCES[resource]);
