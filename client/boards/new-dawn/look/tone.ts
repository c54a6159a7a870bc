import type { CSSProperties } from 'react';
import type { ComponentId } from '../../../../games/kit/core';
import { COLOURS } from '../../../../games/new-dawn/card';
import { CARDS } from '../../../../games/new-dawn/catalogue';
import { eitherOf, SEATS, type Hue } from '../../../theme';
import { KIND_HUES, TYPE_HUES } from './hues';

/**
 * The colours that a card is drawn in: `--tone` for lines and pictures; `--deep` for grounds of light letters, the
 * same in light and dark.
 */
export type Tone = Required<Pick<CSSProperties, '--tone' | '--deep'>>;

const toneIn = (hue: Hue): Tone => ({ '--tone': eitherOf(hue), '--deep': hue[0] });

/** The tone of a card: of its type; a diplomacy card's is its player's. */
export function toneOf(id: ComponentId): Tone {
  const card = CARDS.get(id);
  switch (card?.kind) {
    case 'focus':
    case 'wonder':
    case 'cityState':
      return toneIn(TYPE_HUES[card.facts.type]);
    case 'diplomacy':
      return toneIn((SEATS[card.colour === null ? 0 : COLOURS.indexOf(card.colour)] ?? SEATS[0]).colours);
    case 'leader':
    case 'agenda':
      return toneIn(KIND_HUES[card.kind]);
    default:
      return toneIn(KIND_HUES.other);
  }
}
