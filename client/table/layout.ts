import styled from 'styled-components';
import { BESIDE_HEAD, DESK, desk, mapAlone, medium, narrow, radius, short, space, WIDE, wide } from '../theme';
import { Button } from '../ui/Button';
import { SLAB } from '../ui/things';

/**
 * How the table's parts lie on the page. On a desk they fill the window and only the log scrolls, with players and log at
 * the side; elsewhere the page scrolls, with the players on top.
 */
export const Layout = styled.div`
  position: relative;
  display: grid;
  gap: ${space.s};
  grid-template-columns: minmax(0, 1fr) auto;
  max-width: 120rem;
  margin-inline: auto;
  padding: ${space.s} ${space.m} ${space.m};
  /* One column, of which the question is the last: it lies at the window's edge also where the page ends. */
  ${narrow} {
    display: flex;
    flex-direction: column;
    min-height: 100dvh;
    padding-bottom: 0;
  }
  /* What lies at the foot of the window covers nothing for good. */
  ${medium} {
    padding-bottom: calc(${space.m} + var(--said));
  }
  ${desk} {
    grid-template-columns: minmax(0, 1fr) var(--side);
    gap: ${space.m};
    align-items: start;
    padding: ${space.s} ${space.m};
  }
  ${mapAlone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** What is left of the window below the page's header. */
const REST = 'calc(100dvh - var(--page-head) - 2 * 0.5rem)';

export const Main = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s};
  min-width: 0;
  grid-column: 1 / -1;
  ${narrow} {
    display: contents;
  }
  ${desk} {
    grid-column: 1;
    min-height: ${REST};
    /* What is read beside the table covers nothing of it. */
    :root[data-beside] & {
      margin-inline-end: max(0rem, var(--side-panel) - var(--side));
    }
  }
`;

/** Height of a question: a row of answers, each in two lines at most, or two lines of a sentence. */
export const BAR = '3.5rem';

/** Height of the line over it, which says what the others did. It is always there: the table below never jumps. */
export const LINE = '1.75rem';

/** A board that fills it may stretch; one that needs more lets the page scroll. */
export const BoardBox = styled.div`
  container: board / inline-size;
  display: grid;
  flex: 1;
  min-width: 0;
  /* Below the scores it is as large as it was while the match went on. */
  ${desk} {
    [data-shell='scores'] ~ & {
      flex: none;
      height: calc(${REST} - ${BAR} - ${LINE} - ${space.s});
    }
  }
`;

/** How high all may be that a phone pins round an open drawer: in a low window, so high that it has three strips. */
const ROUND_DRAWER = 'max(45dvh, 20rem) + var(--said)';

/**
 * The question is always in sight: under the header on wide screens, above the thumb on narrow ones. It has the room that it needs, and
 * the table what is left, but a map of which nothing is asked; what a pick brings moves nothing (`useHeld`).
 */
export const BarBox = styled.div`
  position: sticky;
  z-index: 10;
  top: 0;
  /* What is read beside the table covers no answer. */
  ${wide} {
    :root[data-beside] & {
      margin-inline-end: var(--side-panel);
    }
  }
  ${desk} {
    :root[data-beside] & {
      margin-inline-end: 0;
    }
  }
  /* A layer of the browser's own for good, not only while something flies below it. */
  will-change: transform;
  ${narrow} {
    top: auto;
    bottom: 0;
    order: 3;
    margin: auto -${space.m} 0;
    /* What a pick brings takes its room from the drawer, not from the table; a drawer that is read as a whole stays as it is. */
    &:has([data-begun='true']):not(:has([data-tall='true'])) {
      display: flex;
      flex-direction: column;
      max-height: 45dvh;
    }
    /* Round an open drawer nothing moves with a pick (phone/Drawer.tsx). What a lesson says has its room besides. */
    &:has([data-holding]:not([hidden], [data-tall='true'])) {
      display: flex;
      flex-direction: column;
      min-height: min(var(--held, 0px), ${ROUND_DRAWER});
      max-height: calc(${ROUND_DRAWER});
    }
  }
`;

/** The bar, and what hangs from its lower edge wherever that is; on a phone it stands on all that is pinned there. */
export const Hanging = styled.div`
  ${medium} {
    position: relative;
  }
`;

/** The players, what the page has to say, the log: a column of its own on a desk; elsewhere they lie round the table. */
export const Side = styled.div`
  display: contents;
  ${desk} {
    position: sticky;
    top: ${space.s};
    display: flex;
    flex-direction: column;
    gap: ${space.s};
    height: ${REST};
    padding-top: calc(var(--head) - ${space.s});
  }
  ${mapAlone} {
    display: none;
  }
`;

/** Parts of the board that a desk has beside the table (`Beside`); over the log, which leaves them what they need. */
export const BesideBox = styled.div`
  display: none;
  ${desk} {
    &:not(:empty) {
      display: grid;
      flex: 0 1 auto;
      min-height: 9rem;
      overflow-y: auto;
      scrollbar-width: thin;
      align-content: start;
      gap: ${space.s};
      /* A layer of the browser's own for good, as the board's are. */
      will-change: transform;
    }
  }
`;

export const PlayersBox = styled.div`
  order: -2;
  min-width: 0;
  /* Beside the button that opens the head. */
  ${narrow} {
    grid-column: 1 / -1;
    margin-inline-end: ${BESIDE_HEAD};
  }
  ${desk} {
    order: 0;
  }
`;

/** What the page has to say: below the table where there is little room, but an invitation on top. */
export const Notes = styled.div`
  order: 1;
  grid-column: 1 / -1;
  min-width: 0;
  display: grid;
  /* A long title takes a second line; the side does not grow with it. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  /* On a phone it belongs to what opens at a touch (phone/Head.tsx). */
  ${narrow} {
    :root[data-head] & {
      order: -3;
    }
  }
  &:has(section) {
    order: -3;
    /* Then the title stands in the page's head. */
    ${wide} {
      > :first-child {
        margin-inline-end: var(--nav);
      }
    }
  }
  > :first-child {
    flex-wrap: nowrap;
    gap: 0 0.4rem;
    > * {
      flex: none;
      font-size: 0.75rem;
    }
    > p {
      flex: 1 1 0;
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      overflow: hidden;
      line-height: 1.15;
    }
    > button {
      min-height: 1.75rem;
      padding-inline: 0.15rem;
    }
  }
  /* On a tablet it has the line over the question while nothing is told there. */
  @media ${WIDE} and (not ${DESK}) {
    ${Main}:not(:has([data-told='true'])) ~ * &:not(:has(section)) {
      position: absolute;
      z-index: 11;
      grid-row: 2;
      inset: 0 auto auto 0;
    }
  }
  ${desk} {
    order: 0;
    &:has(section) {
      order: 0;
      > :first-child {
        margin-inline-end: 0;
      }
    }
  }
`;

/** What the page has under the log: it takes room from it, instead of lying over its newest lines. */
export const UnderBox = styled.div`
  display: none;
  ${desk} {
    display: block;
    flex: none;
  }
`;

export const LogBox = styled.div`
  display: none;
  ${desk} {
    display: flex;
    /* It gives way before parts of the board lose a pixel. */
    flex: 1 10000 12rem;
    min-height: 9rem;
    ${short} {
      min-height: 7rem;
    }
    &:has(~ ${UnderBox}) {
      min-height: 6.5rem;
    }
    &:has(> [data-folded='true']) {
      flex: none;
      min-height: 0;
    }
    border-radius: ${radius.l};
    ${SLAB}
    > section {
      flex: 1;
      > h2 {
        padding-inline: ${space.m};
      }
      > div > section {
        flex: 1;
      }
    }
  }
`;

/** Buttons beside the players, for what has no place beside the table. */
export const Corner = styled.div`
  order: -1;
  display: flex;
  align-items: start;
  ${narrow} {
    order: -4;
    grid-column: 1 / -1;
    margin-inline-end: ${BESIDE_HEAD};
    justify-content: space-between;
  }
  /* Beside the page's head or in it, where signs have to do. */
  ${wide} {
    display: grid;
    grid-template-columns: auto auto;
    margin-inline-end: var(--nav);
    button {
      font-size: 0;
      svg {
        font-size: 1.35rem;
      }
    }
  }
  ${desk} {
    display: flex;
    position: absolute;
    top: 0;
    left: 2.5rem;
    margin: 0;
  }
`;

export const LogButton = styled(Button)`
  flex-direction: column;
  gap: 0;
  ${narrow} {
    padding-inline: 0.15rem;
    font-size: 0.75rem;
  }
  ${desk} {
    display: none;
  }
`;

export const LogSheet = styled.div`
  height: 100%;
  display: flex;
  > section {
    flex: 1;
  }
`;
