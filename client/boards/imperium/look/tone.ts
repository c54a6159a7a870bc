import type { CSSProperties } from 'react';
import type { Card, RegionIcon, SuitName } from '../../../../games/imperium/card';
import { colour, suitColour } from '../../../theme';

/**
 * The colour that a card is drawn in: its suit's, its nation's, or bronze. A face sets it once as `--tone` (and `--tone2`
 * for the second of two suits); whatever it consists of takes it from there.
 */

/** Colours of nations as [light, dark]; on cards without a suit, always beside the nation's emblem. */
const NATIONS: Readonly<Record<string, readonly [string, string]>> = {
  carthaginians: ['#6b2a63', '#dc9fd4'],
  celts: ['#1f6149', '#86cfae'],
  greeks: ['#2b5597', '#98b9ee'],
  macedonians: ['#8a5208', '#eec071'],
  persians: ['#46438f', '#b3b0f0'],
  romans: ['#98241f', '#f29b92'],
  scythians: ['#77500f', '#dcb878'],
  vikings: ['#2f5a6b', '#9bc9da'],
};

export const nationColour = (nation: string | null): string => {
  const pair = nation === null || !Object.hasOwn(NATIONS, nation) ? undefined : NATIONS[nation];
  return pair ? `light-dark(${pair[0]}, ${pair[1]})` : colour('bronze');
};

export interface Tone extends CSSProperties { '--tone': string; '--tone2': string }

const toneIn = (first: string, second = first): Tone => ({ '--tone': first, '--tone2': second });

/** Suits whose colour a card takes, in the order of their signs. */
export const suitsShown = (card: Card): readonly SuitName[] => card.facts.suits ?? [];

export function toneOf(card: Card): Tone {
  const [first, second] = suitsShown(card);
  // Power cards are the nation itself.
  if (first === undefined || first === 'power') return toneIn(nationColour(card.nation));
  return toneIn(suitColour(first), second && suitColour(second));
}

export const toneOfNation = (nation: string | null): Tone => toneIn(nationColour(nation));
export const toneOfSuit = (suit: SuitName): Tone => toneIn(suitColour(suit));
export const bronzeTone: Tone = toneIn(colour('bronze'));

/** Colours of the region icons as [light, dark], always with the icon itself. */
const REGIONS: Readonly<Record<RegionIcon, readonly [string, string]>> = {
  production: ['#7a4a1e', '#dca877'],
  fertile: ['#55701a', '#b9d06f'],
  river: ['#1f5f8a', '#86c2ea'],
};

export const regionColour = (icon: RegionIcon): string => `light-dark(${REGIONS[icon].join(', ')})`;

/** Deep enough for light letters on it in both themes: theme colours are pale in the dark one. */
export const deep = (tone: string): string => `light-dark(${tone}, color-mix(in oklab, ${tone} 38%, #0f0b07))`;
/** Letters on `deep`. */
export const ON_DEEP = '#fff8e8';
