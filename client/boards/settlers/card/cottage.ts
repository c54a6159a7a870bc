import styled from 'styled-components';
import { colour, font, shadow } from '../../../theme';
import { roofed } from '../look/tone';

/** A location in a town: a roof that stands out over its walls; in them the picture, and below it what the location does. */
export const Cottage = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: var(--tile-height, 4.2rem);
  container: cottage / inline-size;
  color: ${colour('ink')};
  font-size: var(--tile-letters, 0.75rem);
  /* Used up in this round: tilted and shaded. */
  &[data-spent='true'] {
    rotate: 1.6deg;
    > header {
      filter: saturate(0.45);
    }
    > div {
      background: ${colour('sunk')};
    }
    > div > * {
      opacity: 0.72;
    }
  }
`;

export const Gable = styled.header`
  position: relative;
  z-index: 1;
  display: flex;
  flex: none;
  align-items: center;
  gap: 0.25em;
  min-height: 1.9em;
  padding: 0.1em 0.35em;
  overflow: hidden;
  border-radius: 0.5rem 0.5rem 0.15rem 0.15rem;
  box-shadow: ${shadow.low};
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
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: break-word;
    font-weight: 600;
  }
`;

/** Where a house is so wide, or its mat says so, its picture stands beside what it does, not over it. */
const BROAD = '@container cottage (min-width: 9.4rem)';

/** Limewashed, and a little narrower than the roof. */
export const Walls = styled.div`
  display: flex;
  flex: 1;
  flex-direction: var(--tile-way, column);
  margin-inline: 0.18rem;
  overflow: hidden;
  border: 1px solid var(--deep);
  border-top: 0;
  border-radius: 0 0 0.2rem 0.2rem;
  background: color-mix(in oklab, var(--tone) 7%, ${colour('raised')});
  box-shadow: ${shadow.mid};
  ${BROAD} {
    flex-direction: row;
  }
`;

/** The picture; where a mat has no room for it only what has no signs shows its emblem (\`data-alone\`). */
export const Window = styled.div`
  position: relative;
  display: var(--tile-front, grid);
  flex: 1 1 0;
  min-height: 1.4em;
  place-items: center;
  overflow: hidden;
  &[data-alone='true'] {
    display: grid;
    > [data-picture] {
      display: var(--tile-front, block);
    }
  }
  > svg {
    width: auto;
    height: min(80%, 2.4rem);
    min-height: 1.2em;
    color: var(--tone);
  }
  ${BROAD} {
    flex-grow: 1.2;
    /* No larger than beside words. */
    &[data-alone='true'] {
      max-width: 54%;
    }
  }
`;

/** What stands in signs: what it does, what lies on it. */
export const Sill = styled.div`
  display: flex;
  flex: var(--tile-sill, 0 1 auto);
  flex-direction: column;
  justify-content: center;
  min-width: 0;
  &:empty {
    display: none;
  }
  ${BROAD} {
    &:not([data-quiet='true']) {
      flex: 1 1 0;
    }
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
  padding: calc(var(--air, 0.5rem) * 0.5) 0.2em;
  font-size: 1.08em;
`;

/** What lies on a location, along its lower edge. */
export const Lying = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0.1em 0.25em;
  padding: 0.1em 0.2em 0.15em;
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
