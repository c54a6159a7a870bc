import type { CSSProperties } from 'react';
import { css } from 'styled-components';
import type { Card } from '../../../../games/settlers/card';
import { eitherOf, type Hue } from '../../../theme';
import { ON_DEEP } from '../../common/leaf';
import { DANGER, PLAIN, ROOFS, roofHatching } from './hues';

/**
 * The colours that a card is drawn in: `--tone` for lines and pictures; `--roof` for the roof, which carries light
 * letters, is the same in light and dark, and shows all colours of the location.
 */
export type Tone = Required<Pick<CSSProperties, '--tone' | '--deep' | '--roof' | '--hatch'>>;

const NO_HATCHING = 'linear-gradient(transparent, transparent)';
const toneIn = (hue: Hue, hatch = NO_HATCHING): Tone => ({
  '--tone': eitherOf(hue),
  '--deep': hue[0],
  '--roof': hue[0],
  '--hatch': hatch,
});

export const plainTone: Tone = toneIn(PLAIN);
export const attackTone: Tone = toneIn(DANGER);

/** The tone of a card, by its colours. */
export function toneOf({ colours }: Card): Tone {
  const [first, ...more] = colours;
  if (first === undefined) return plainTone;
  const tone = toneIn(ROOFS[first].colours, roofHatching(first));
  if (more.length === 0) return tone;
  const all = [first, ...more].map((each) => ROOFS[each].colours[0]);
  const stops = all.map((each, i) => `${each} ${(100 / all.length) * i}% ${(100 / all.length) * (i + 1)}%`);
  return { ...tone, '--roof': `linear-gradient(100deg, ${stops.join(', ')})` };
}

/** The ground of roofs and flags. */
export const roofed = css`
  background: var(--hatch), var(--roof);
  color: ${ON_DEEP};
  :root[data-patterns='on'] & {
    text-shadow:
      0 0 2px var(--deep),
      0 0 3px var(--deep),
      0 0 5px var(--deep);
  }
`;
