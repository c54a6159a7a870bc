import styled, { css } from 'styled-components';
import { colour, font, shadow } from '../../../theme';
import { roofed } from '../look/tone';

/** A location in a town: a roof, below it its picture, on whose lower edge stands what it does. */
export const Cottage = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: var(--tile-height, 4.2rem);
  container: cottage / inline-size;
  border-radius: 0.5rem 0.5rem 0.3rem 0.3rem;
  box-shadow: ${shadow.mid};
  color: ${colour('ink')};
  font-size: var(--tile-letters, 0.75rem);
  /* Used up in this round: tilted and shaded. */
  &[data-spent='true'] {
    rotate: 1.6deg;
    > header,
    [data-window] {
      filter: saturate(0.45) brightness(0.9);
    }
    [data-sill] {
      background: ${colour('sunk')};
    }
    [data-sill] > * {
      opacity: 0.72;
    }
  }
`;

export const Gable = styled.header`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  gap: 0.25em;
  min-height: 1.9em;
  padding: 0.1em 0.35em;
  overflow: hidden;
  border-radius: 0.5rem 0.5rem 0 0;
  border-bottom: 2px solid color-mix(in srgb, var(--deep) 60%, #000);
  ${roofed}
  font-family: ${font.display};
  line-height: 1.03;
  svg {
    flex: none;
    width: 1.05em;
    height: 1.05em;
    color: inherit;
  }
  > span {
    color: inherit !important;
  }
  > b {
    display: -webkit-box;
    min-width: 0;
    /* Lines are close: accents of the first and tails of the last reach over them. */
    margin-block: -0.18em;
    padding-block: 0.18em;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: break-word;
    font-weight: 600;
  }
  /* Under the narrowest roofs two lines are to hold a long name. */
  @container cottage (max-width: 6rem) {
    gap: 0.12em;
    padding-inline: 0.2em;
    > b {
      letter-spacing: -0.02em;
    }
  }
`;

/** Limewashed; as wide as the roof. */
export const Walls = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  /* Away from the sign, which hangs on the left. */
  align-items: flex-end;
  justify-content: flex-end;
  padding: 0.18em;
  overflow: hidden;
  border: 1px solid var(--deep);
  border-top: 0;
  border-radius: 0 0 0.3rem 0.3rem;
  background: color-mix(in oklab, var(--tone) 12%, ${colour('raised')});
`;

/** A band of a town (`TOWN_SIDES`) begins here, by its height, where its house stands to the left; it has no end before the wall's. */
const ASIDE = 'min(0px, max(100cqw - 374cqh, -85cqh))';

/** The picture, all over the walls; where a mat has no room for it only what has no signs shows its emblem (`data-alone`). */
export const Window = styled.div`
  position: absolute;
  inset: 0;
  display: var(--tile-front, grid);
  place-items: center;
  container-type: size;
  /* What stands on the ground is behind the signs: roofs are to be seen. */
  :not([data-cut='low'], [data-cut='band'], [data-cut='slit']) > img {
    object-position: 50% 40%;
  }
  /* In a wide one the house stands to the left, from its sign on: the land on its right has room for signs. */
  :is([data-cut='low'], [data-cut='band']) > img {
    object-position: ${ASIDE} 50%;
  }
  &[data-alone='true'] {
    display: grid;
    > [data-picture] {
      display: var(--tile-front, block);
    }
  }
  > svg {
    width: auto;
    height: min(80%, 2.4rem);
    color: var(--tone);
  }
`;

/** What stands in signs, on a ground of its own: what it does, what lies on it. */
export const Sill = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  min-width: min(100%, 3.2em);
  max-width: 100%;
  border-radius: 0.65em;
  background: ${colour('raised')};
  box-shadow:
    0 0 0 1px color-mix(in srgb, var(--tone) 55%, transparent),
    ${shadow.low};
  &:empty {
    display: none;
  }
  @container cottage (min-width: 13rem) {
    font-size: 1.15em;
  }
`;

/** What it costs and brings. */
export const Doing = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0.1em 0.4em;
  padding: calc(var(--air, 0.5rem) * 0.3) 0.35em;
  font-size: 1.08em;
`;

/** What lies on a location, along its lower edge. */
export const Lying = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0.1em 0.25em;
  padding: 0.15em 0.35em;
  line-height: 1.15;
  > span {
    display: inline-flex;
    align-items: center;
    padding: 0.05em 0.2em;
    border-radius: 0.3em;
    background: ${colour('raised')};
    box-shadow: 0 0 0 1px ${colour('line')};
    font-weight: 700;
  }
  svg {
    width: 1.15em;
    height: 1.15em;
  }
`;

/** What razing it takes and brings. */
export const Field = styled.span`
  flex: 1 0 100%;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.3em;
  padding: 0.05em 0.2em;
  border-top: 1px dashed ${colour('line')};
  svg {
    width: 1.1em;
    height: 1.1em;
  }
`;

/** How much of a lying house is its picture. */
const SEEN = '54cqi';

/**
 * A row that is not high and has few houses gives each the width instead: a house lies, its picture as high as the row, name and
 * signs beside it, so that nothing covers what is painted. One that does nothing any more is all picture. For an element that houses are in.
 */
export const lying = css`
  @container cottage (min-width: 11rem) {
    ${Gable} {
      z-index: 1;
      margin-inline-start: ${SEEN};
      border-radius: 0 0.5rem 0 0;
    }
    ${Walls} {
      position: static;
      align-items: center;
      justify-content: center;
      margin-inline-start: ${SEEN};
      border-inline-start: 0;
      border-radius: 0 0 0.3rem;
      background: color-mix(in oklab, var(--tone) 7%, ${colour('raised')});
    }
    [data-spent='true'] > ${Walls} {
      background: ${colour('sunk')};
    }
    ${Window} {
      inset: 0 auto 0 0;
      overflow: hidden;
      border: 1px solid var(--deep);
      border-radius: 0.5rem 0 0 0.3rem;
      &[data-alone='false'] {
        width: ${SEEN};
        + ${Sill} {
          background: none;
          box-shadow: none;
        }
      }
      &[data-alone='true'] {
        width: 100%;
        border-radius: 0.5rem 0.5rem 0.3rem 0.3rem;
      }
    }
  }
`;
