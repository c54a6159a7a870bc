import type { CSSProperties } from 'react';
import { css } from 'styled-components';
import { colour, shadow } from '../theme';

/**
 * What lies on the table as a thing, seen from above: light comes from the left and from the far side, as in the pictures, so
 * a thing shows its near edge and its right one, and there its shadow falls.
 */

/** Filter by which a flat sign becomes a piece with an edge in the light, one in the shade, and a shadow (`Light.tsx`). */
export const LIT = 'url(#lit)';

/** A slab that lies on the table: its far left edge in the light, of the world's material where it has one (`WorldStyle`). */
export const SLAB = css`
  background:
    linear-gradient(165deg, color-mix(in srgb, ${colour('edge')} 60%, transparent), transparent 9rem),
    var(--slab, none), ${colour('surface')};
  box-shadow: ${shadow.edge}, var(--rim, 0 0 #0000), ${shadow.mid};
`;

/** Most edges of cards that a pile shows. */
const HIGHEST = 8;

/** How many edges of cards are seen of a pile: more of a higher one, but no pile grows into what lies below it. */
export const heightOf = (n: number): number => (n < 2 ? 0 : Math.min(HIGHEST, Math.round(1.25 * Math.sqrt(n - 1))));

/** A pile of so many cards: their edges, one below the other, and its shadow; of no card nothing. */
export function pileOf(n: number): CSSProperties {
  if (n === 0) return {};
  const height = heightOf(n);
  const edges = Array.from(
    { length: height },
    (_, i) => `${(i + 1) / 2}px ${i + 1}px 0 ${colour(i % 2 ? 'sheet' : 'sheetLine')}`,
  );
  return {
    boxShadow: [...edges, `${1 + height}px ${1.5 + height * 1.5}px ${2 + height}px ${colour('shadow')}`].join(),
  };
}

/** What is printed on backs of cards, in light lines on their colour. */
const line = '#fff8e82e';
export const BACKS = {
  /** Trellis. */
  trellis: `repeating-linear-gradient(45deg, ${line} 0 1px, transparent 1px 6px), repeating-linear-gradient(-45deg, ${line} 0 1px, transparent 1px 6px)`,
  /** Scales of a fish or a coat of mail. */
  scales: `radial-gradient(circle at 50% 0, transparent 52%, ${line} 54% 64%, transparent 66%) 0 0 / 10px 8px, radial-gradient(circle at 50% 0, transparent 52%, ${line} 54% 64%, transparent 66%) 5px 4px / 10px 8px`,
  /** Rays from the middle of the near edge. */
  rays: `repeating-conic-gradient(from 0deg at 50% 100%, ${line} 0 6deg, transparent 6deg 15deg)`,
  /** Flames or leaves that stand up. */
  flames: `radial-gradient(circle at 0 50%, transparent 45%, ${line} 48% 60%, transparent 62%) 0 0 / 8px 12px, radial-gradient(circle at 100% 50%, transparent 45%, ${line} 48% 60%, transparent 62%) 0 0 / 8px 12px`,
  /** Shingles of a roof. */
  shingles: `linear-gradient(${line} 1px, transparent 1px) 0 0 / 100% 6px, linear-gradient(90deg, ${line} 1px, transparent 1px) 0 0 / 10px 12px, linear-gradient(90deg, ${line} 1px, transparent 1px) 5px 6px / 10px 12px`,
  /** Planks. */
  planks: `repeating-linear-gradient(90deg, ${line} 0 1px, transparent 1px 5px)`,
  /** Waves as a pen draws them. */
  waves: `radial-gradient(ellipse at 50% 100%, transparent 55%, ${line} 58% 68%, transparent 70%) 0 0 / 12px 6px`,
  /** Meridians and parallels. */
  graticule: `repeating-linear-gradient(${line} 0 1px, transparent 1px 8px), repeating-linear-gradient(90deg, ${line} 0 1px, transparent 1px 8px)`,
} as const;
export type Back = keyof typeof BACKS;

/** Light that falls on a card's back from its far left corner. */
const SHEEN = 'linear-gradient(140deg, #fff8e833, transparent 42%, #00000038)';

/** The back of a card, as a background on `--deep`. */
export const backOf = (back: Back): string => `${SHEEN}, ${BACKS[back]}, var(--deep)`;
