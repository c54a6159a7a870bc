import styled from 'styled-components';
import { card, colour, font, shadow } from '../../../theme';
import { LARGE_ART } from '../../common/leaf';
import { tighter } from '../../common/tighter';
import { hatched, ON_DEEP, onHatched } from '../look/tone';

/**
 * The ground of a card. It is a container: letters grow with its width, and a narrow card keeps only name, picture and
 * signs, whatever its size is called. A phone's market of three columns therefore needs no face of its own.
 */

/** Style for a card that is too narrow for words. */
const narrow = '@container imperium-card (max-width: 7.75rem)';

export const Sheet = styled.div`
  container: imperium-card / inline-size;
  width: 100%;
`;

export const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: 1px solid var(--deep);
  border-radius: 0.5rem;
  background: ${colour('raised')};
  color: ${colour('ink')};
  box-shadow:
    inset 0 0 0 1px color-mix(in srgb, var(--tone) 30%, transparent),
    ${shadow.mid};
  line-height: 1.3;
  &[data-size='small'] {
    aspect-ratio: var(--face-ratio, 1.32);
    /* Not a scroller, hence no lower than what is in it: below a name of three lines there is still a row of signs. */
    overflow: clip;
    font-size: 0.75rem;
  }
  &[data-size='normal'] {
    height: var(--face-height, ${card.height});
    font-size: var(--letters, 0.8rem);
  }
  &[data-size='large'] {
    min-height: 25rem;
    border-width: 2px;
    border-radius: 0.85rem;
    font-size: 1rem;
  }
  ${narrow} {
    &[data-size='normal'] {
      height: auto;
      aspect-ratio: 1.05;
    }
  }
`;

export const Band = styled.header`
  ${hatched}
  color: ${ON_DEEP};
  display: flex;
  align-items: center;
  gap: 0.3em;
  min-height: 2.35em;
  padding: 0.1em 0.35em;
  border-bottom: 1px solid color-mix(in srgb, ${ON_DEEP} 35%, var(--deep));
  box-shadow:
    inset 0 1px 0 #ffffff30,
    inset 0 -0.6em 0.9em -0.5em #00000045;
  svg {
    flex: none;
    width: 1.15em;
    height: 1.15em;
    color: ${ON_DEEP};
  }
  [data-size='small'] > & {
    /* A name of three lines takes the picture's room before it is cut. */
    flex: none;
    min-height: 1.9rem;
    font-size: 0.75rem;
    /* A word that has no room beside the signs stands below them. */
    flex-wrap: wrap;
    row-gap: 0;
  }
  [data-size='large'] > & {
    min-height: 3.6rem;
    padding: 0.4rem 1.1rem;
    font-size: 1.2rem;
    gap: 0.5rem;
  }
  ${narrow} {
    [data-size='normal'] > & {
      min-height: 1.9rem;
      font-size: 0.75rem;
    }
  }
`;

/** The name; below it the English one, where the reader wants it. */
export const Title = styled.div`
  ${onHatched}
  flex: 1;
  min-width: 0;
  [data-size='small'] & {
    flex-basis: min-content;
  }
`;

export const Name = styled.strong`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  overflow: hidden;
  font-family: ${font.display};
  font-size: 1em;
  font-weight: 700;
  line-height: 1.12;
  /* Room for descenders: g, y. */
  padding-bottom: 0.08em;
  overflow-wrap: anywhere;
  hyphens: auto;
  -webkit-line-clamp: 3;
  /* Within a word only where my mat is closest. */
  [data-size='small'] & {
    line-height: 1.04;
    overflow-wrap: break-word;
    hyphens: var(--parted, none);
  }
  &[data-long='true'] {
    letter-spacing: -0.03em;
  }
`;

/** Pinned or attack. In little room a pinned card does not say so. */
export const Header = styled.span`
  display: contents;
  [data-size='small'] &[data-sign='pinned'] {
    display: none;
  }
  ${narrow} {
    &[data-sign='pinned'] {
      display: none;
    }
  }
`;

/** Which side of a two-sided card this is. A small card leaves its band to the name: the mat says it. */
export const Side = styled.span`
  padding: 0 0.4em;
  border: 1px solid currentColor;
  border-radius: 0.3em;
  font-weight: 700;
`;

/** The picture; until it is drawn, and in its stead, an emblem before the rays of a low sun, like an engraving. */
export const Art = styled.div`
  position: relative;
  flex: 1 1 0;
  min-height: 1.6em;
  [data-size='small'] > & {
    min-height: 2.25em;
  }
  /* Words draw together before they take more of the picture than this leaves; then it gives way before letters shrink. */
  [data-size='normal']:not([data-fit]) > &,
  :is([data-fit='0'], [data-fit='1'], [data-fit='2']) > & {
    min-height: 3rem;
  }
  display: grid;
  place-items: center;
  overflow: hidden;
  background:
    radial-gradient(90% 120% at 50% 105%, transparent 30%, color-mix(in srgb, var(--tone) 26%, transparent)),
    repeating-conic-gradient(
      from -90deg at 50% 108%,
      color-mix(in srgb, var(--tone) 15%, transparent) 0 5deg,
      transparent 5deg 10deg
    ),
    color-mix(in oklab, var(--tone2) 9%, ${colour('raised')});
  > svg {
    height: min(86%, 6.5rem);
    width: auto;
    aspect-ratio: 1;
    max-width: 56%;
    color: color-mix(in oklab, var(--tone) 78%, ${colour('ink')});
  }
  /* With little height left the emblem fades behind its signs. Only its colour: what is translucent as a whole lies over the painted picture. */
  &[data-crowded='true'] > svg,
  [data-fit]:not([data-fit='0']) > & > svg {
    color: color-mix(in oklab, var(--tone) 31%, transparent);
  }
  [data-size='large'] > & {
    min-height: ${LARGE_ART};
    > svg {
      height: min(80%, 9rem);
    }
  }
`;

/** Signs down an edge of the picture: on the left state, types, regions; on the right points, keywords. */
export const Edge = styled.div<{ $right?: boolean }>`
  position: absolute;
  inset-block: 0.15em;
  ${({ $right }) => ($right ? 'right' : 'left')}: 0.25em;
  display: flex;
  flex-direction: column;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.2em;
  font-size: inherit;
  [data-size='small'] & {
    font-size: 0.75rem;
  }
  [data-size='large'] & {
    font-size: 1.1rem;
    inset-block: 0.5rem;
    ${({ $right }) => ($right ? 'right' : 'left')}: 0.6rem;
  }
  ${narrow} {
    font-size: 0.75rem;
  }
`;

export const Sign = styled.span`
  display: grid;
  place-items: center;
  width: 1.75em;
  height: 1.75em;
  border: 1px solid color-mix(in srgb, var(--tone) 55%, transparent);
  border-radius: 50%;
  background: ${colour('raised')};
  color: ${colour('ink')};
  svg {
    width: 1.2em;
    height: 1.2em;
  }
`;

/** A region icon, filled so that it can be counted from afar. */
export const Terrain = styled(Sign)`
  svg {
    color: ${ON_DEEP};
  }
`;

/** What the card costs to develop. */
export const Price = styled.div`
  position: absolute;
  left: 50%;
  bottom: 0.2em;
  translate: -50%;
  padding: 0 0.5em;
  border-radius: 999px;
  background: color-mix(in srgb, ${colour('raised')} 88%, transparent);
  [data-size='small'] & {
    font-size: 0.75rem;
  }
`;

/** The text. It shrinks before it is cut (`useFit`); the viewer shows it large. */
export const Text = styled.div`
  flex: none;
  overflow: hidden;
  display: flex;
  flex-direction: column;
  gap: 0.25em;
  padding: 0.4em 0.5em;
  /* In a full hand of large cards one word may be wider than the card. */
  overflow-wrap: anywhere;
  hyphens: auto;
  border-top: 3px double color-mix(in srgb, var(--tone) 45%, ${colour('raised')});
  background: radial-gradient(
    130% 120% at 50% 0%,
    ${colour('raised')} 55%,
    color-mix(in oklab, ${colour('ground')} 45%, ${colour('raised')})
  );
  ${tighter}
  em {
    font-style: normal;
    font-weight: 600;
  }
  /* Icons are taller than letters and must not push lines apart. */
  p svg {
    margin-block: -0.2em;
  }
  [data-size='large'] > & {
    flex: 1 0 auto;
    gap: 0.6rem;
    padding: 0.9rem 1.1rem;
    font-size: 1rem;
    line-height: 1.45;
  }
  ${narrow} {
    [data-size='normal'] > & {
      display: none;
    }
  }
`;

/** One ability: the sign of its timing, then its sentences. */
export const Line = styled.div`
  display: grid;
  grid-template-columns: 1.35em 1fr;
  gap: 0.3em;
  > p + p {
    grid-column: 2;
  }
  align-items: start;
  > span:first-child {
    align-self: start;
    margin-top: 0.05em;
    color: color-mix(in oklab, var(--tone) 70%, ${colour('ink')});
    grid-row: 1;
  }
  > span:first-child svg {
    width: 1.3em;
    height: 1.3em;
  }
  > b {
    font-family: ${font.caps};
    font-size: 0.95em;
    letter-spacing: 0.03em;
    color: ${colour('inkSoft')};
  }
  > b ~ p {
    grid-column: 2;
  }
  /* Long texts flow to the card's edge; their sign is a line high, so that it moves the first line only. */
  [data-fit]:not([data-fit='0'], [data-fit='1']) & {
    display: block;
    > span:first-child {
      float: inline-start;
      height: 1em;
      margin-top: 0;
      margin-inline-end: 0.3em;
    }
  }
`;

/** An ability as running text; `$aside` for remarks. */
export const Saying = styled.p<{ $aside?: boolean }>`
  color: ${({ $aside }) => colour($aside ? 'inkSoft' : 'ink')};
  em {
    font-style: normal;
    font-weight: 600;
  }
  svg {
    margin-block: -0.2em;
  }
`;

/** Remarks besides the abilities: keywords, conditions, how points are counted. */
export const Aside = styled.p`
  padding-inline-start: 0.5em;
  border-inline-start: 2px solid color-mix(in srgb, var(--tone) 60%, transparent);
  color: ${colour('inkSoft')};
`;

/** Signs of the timings, where there is no room for words: on a ground of their own, as all that lies on a picture. */
export const Moments = styled.div`
  display: flex;
  gap: 0.2em;
  &:not(:empty) {
    padding: 0.1em;
    border-radius: 0.3em;
    background: ${colour('raised')};
  }
  font-size: 1.1em;
  color: color-mix(in oklab, var(--tone) 70%, ${colour('ink')});
  [data-size='normal'] & {
    display: none;
  }
  ${narrow} {
    [data-size='normal'] & {
      display: flex;
    }
  }
`;
