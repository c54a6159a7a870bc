import type { CSSProperties } from 'react';
import { COLOURS as SEAT_COLOURS, RESOURCES, type Card, type Symbol } from '../../../../games/mythotopia/card';
import { eitherOf, SEATS, type Hue } from '../../../theme';
import { KIND_HUES, SYMBOL_HUES } from './hues';

/**
 * The colours that a card is drawn in: `--tone` for lines and pictures; `--deep` for grounds of light letters, the
 * same in light and dark.
 */
export type Tone = Required<Pick<CSSProperties, '--tone' | '--deep'>>;

const toneIn = (hue: Hue): Tone => ({ '--tone': eitherOf(hue), '--deep': hue[0] });

export const seaTone: Tone = toneIn(SYMBOL_HUES.ship);

/** What a card gives when its symbols are played, in the order of the rulebook. */
export const symbolsOf = ({ symbols }: Card): { symbol: Symbol; n: number }[] =>
  ([...RESOURCES, 'army', 'ship'] as const)
    .filter((symbol) => symbols[symbol] > 0)
    .map((symbol) => ({ symbol, n: symbols[symbol] }));

/** The tone of a card: a province's has the colour of the symbol it gives, a starter that of its player. */
export function toneOf(card: Card): Tone {
  if (card.kind === 'province') return toneIn(SYMBOL_HUES[symbolsOf(card)[0]?.symbol ?? 'food']);
  if (card.kind === 'starter')
    return toneIn(SEATS[card.colour === null ? 0 : SEAT_COLOURS.indexOf(card.colour)]?.colours ?? SEATS[0].colours);
  return toneIn(KIND_HUES[card.kind]);
}
