import type { CSSProperties } from 'react';
import { css } from 'styled-components';
import type { Card, RegionIcon, SuitName } from '../../../../games/imperium/card';
import { COLOURS, eitherOf, type Hue } from '../../../theme';
import { SUITS, suitHatching } from './hues';

/**
 * The colours that a card is drawn in: its suit's, its nation's, or bronze. A face sets them once and its parts read
 * them: `--tone` for lines and pictures on the card's ground; `--deep` for grounds of light letters (`ON_DEEP`), the
 * same in light and dark; `--tone2` and `--deep2` for the second suit; `--hatch` for the suit's hatching.
 */
export type Tone = Required<Pick<CSSProperties, '--tone' | '--tone2' | '--deep' | '--deep2' | '--hatch'>>;

const PLAIN = 'linear-gradient(transparent, transparent)';
/**
 * A tone of two colours. Light letters can be read on the variant for light, which therefore serves as the deep
 * colour.
 */
const toneIn = (first: Hue, second = first, hatch = PLAIN): Tone => ({
  '--tone': eitherOf(first),
  '--tone2': eitherOf(second),
  '--deep': first[0],
  '--deep2': second[0],
  '--hatch': hatch,
});

/** Colours of nations, for cards without a suit: by night as full as by day, not pale. The nation's emblem stands beside them. */
const NATIONS: Readonly<Record<string, Hue>> = {
  carthaginians: ['#6b2a63', '#d477ca'],
  celts: ['#1f6149', '#38be8d'],
  greeks: ['#2b5597', '#6d9fef'],
  macedonians: ['#8a5208', '#e1a105'],
  persians: ['#46438f', '#9990f2'],
  romans: ['#98241f', '#f27168'],
  scythians: ['#77500f', '#d19a1c'],
  vikings: ['#2f5a6b', '#68b3cd'],
  arthurians: ['#8c2450', '#ed74a3'],
  atlanteans: ['#0f5c64', '#29c0c9'],
  egyptians: ['#1d5f78', '#4cb6d9'],
  mauryans: ['#b35900', '#ee9219'],
  minoans: ['#b23a3f', '#f47a7a'],
  olmecs: ['#1f6747', '#3dc387'],
  qin: ['#4b3b35', '#b3a095'],
  utopians: ['#4e4290', '#a492f0'],
};

const hueOf = (nation: string | null): Hue =>
  (nation !== null && Object.hasOwn(NATIONS, nation) ? NATIONS[nation] : undefined) ?? COLOURS.bronze;

/** Suits whose colour a card takes, in the order of their signs. */
export const suitsShown = (card: Card): readonly SuitName[] => card.facts.suits ?? [];

/** The tone of a card: of its suits, else of its nation, else bronze. */
export function toneOf(card: Card): Tone {
  const [first, second] = suitsShown(card);
  // Power cards are the nation itself.
  if (first === undefined || first === 'power') return toneOfNation(card.nation);
  return toneIn(SUITS[first].colours, second && SUITS[second].colours, suitHatching(first));
}

/** The tone of a nation; bronze for none. */
export const toneOfNation = (nation: string | null): Tone => toneIn(hueOf(nation));
/** The tone of a suit, with its hatching. */
export const toneOfSuit = (suit: SuitName): Tone => toneIn(SUITS[suit].colours, undefined, suitHatching(suit));
export const bronzeTone: Tone = toneIn(COLOURS.bronze);

/** Colours of the region icons. */
const REGIONS: Readonly<Record<RegionIcon, Hue>> = {
  production: ['#7a4a1e', '#dca877'],
  fertile: ['#55701a', '#b9d06f'],
  river: ['#1f5f8a', '#86c2ea'],
};

/** The colour of a region icon, as CSS. */
export const regionColour = (icon: RegionIcon): string => eitherOf(REGIONS[icon]);
/** The colour of a region icon that is the same by day and by night, for what carries light letters. */
export const regionDeep = (icon: RegionIcon): string => REGIONS[icon][0];

/** Letters on `--deep`. */
export const ON_DEEP = '#fff8e8';

/** Letters on a hatched ground: with patterns on, a shadow keeps the lines away from them. */
export const onHatched = css`
  :root[data-patterns='on'] & {
    text-shadow:
      0 0 2px var(--deep),
      0 0 3px var(--deep),
      0 0 5px var(--deep);
  }
`;

/** The ground of bands and flags: the tone, the second one at its end, and the hatching with patterns on. */
export const hatched = css`
  background: var(--hatch), linear-gradient(100deg, var(--deep) 0 52%, var(--deep2) 68%);
`;
