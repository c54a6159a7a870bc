import { useEffect, useId, useLayoutEffect, useState } from 'react';
import styled from 'styled-components';
import { colour, DRAWER, space, TALL_DRAWER } from '../../theme';
import { FoldHeading } from '../../ui/Folding';
import { useHeld } from '../question/useHeld';
import type { PinnedProps } from '../Slots';
import { useQuestion } from '../TableContext';

/** What I hold. It leaves the map or the market their room, and scrolls beyond that. */
const Holding = styled.div`
  grid-column: 1 / -1;
  align-self: stretch;
  min-height: 5.5rem;
  max-height: ${DRAWER};
  &[data-tall='true'] {
    max-height: ${TALL_DRAWER};
  }
  margin-inline: -${space.m};
  padding: ${space.xs} ${space.m} ${space.s};
  overflow-y: auto;
  overscroll-behavior: contain;
  border-top: 1px solid ${colour('lineSoft')};
  /* It takes what room there is, were it that of one strip, and asks for no more. */
  [data-held] &:not([data-tall='true']) {
    contain: size;
    contain-intrinsic-height: 3.25rem;
    min-height: 3.25rem;
    max-height: none;
  }
`;

/** All that is pinned. */
const pinnedOf = (box: HTMLElement): HTMLElement | null => box.closest<HTMLElement>('[data-shell="question"]');

/** Scrolls a box no further than it takes to have all of something in sight. */
function intoView(box: HTMLElement, { top, bottom }: DOMRect): void {
  const within = box.getBoundingClientRect();
  if (bottom > within.bottom) box.scrollTop += bottom - within.bottom;
  else if (top < within.top) box.scrollTop -= within.top - top;
}

/** Scrolls a box to its beginning, or so far that the first of what can be picked is in sight. */
function toFirst(box: HTMLElement): void {
  box.scrollTop = 0;
  const first = box.querySelector('[data-selectable="true"]');
  if (first) intoView(box, first.getBoundingClientRect());
}

/** Opens when something in it can be picked, and folds when that is elsewhere; until then it stays as it was left. */
export default function Drawer({ title, keys, tall = false, children }: PinnedProps) {
  const { question, isSelectable, selected, narrowed, held } = useQuestion();
  const id = useId();
  const [{ asking, open }, put] = useState({ asking: '', open: true });
  const asked = keys.some(isSelectable);
  const now = question ? `${question.n} ${asked}` : asking;
  if (now !== asking) put({ asking: now, open: asked });
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.drawer = open ? 'open' : 'folded';
    return () => {
      delete dataset.drawer;
    };
  }, [open]);
  const begun = selected.length > 0 || narrowed !== null;
  // What a pick brings takes its room from the drawer's lower end, and no card moves under the finger.
  const holding = useHeld<HTMLDivElement>(open && !tall ? begun : null, pinnedOf);
  // It opens at its beginning, or at the first card that answers.
  useLayoutEffect(() => {
    if (open && holding.current) toFirst(holding.current);
  }, [holding, open]);
  // What shares the window with it has all that it leaves.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    if (!open || !tall || !holding.current || typeof ResizeObserver === 'undefined') return undefined;
    const sizes = new ResizeObserver(([entry]) => {
      style.setProperty('--drawer', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`);
    });
    sizes.observe(holding.current);
    return () => {
      sizes.disconnect();
      style.removeProperty('--drawer');
    };
  }, [holding, open, tall]);
  // It is lower while something is picked, the more is told of that; what is picked stays in sight.
  useLayoutEffect(() => {
    const box = holding.current;
    const picked = [...(box?.querySelectorAll('[data-selected="true"]') ?? [])];
    if (!box || picked.length === 0 || typeof ResizeObserver === 'undefined') return undefined;
    const lower = new ResizeObserver(() => {
      for (const each of picked) intoView(box, each.getBoundingClientRect());
    });
    lower.observe(box);
    return () => lower.disconnect();
  }, [holding, selected, held]);
  return (
    <>
      <FoldHeading>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          data-asked={asked}
          onClick={() => put({ asking, open: !open })}
        >
          {title}
        </button>
      </FoldHeading>
      {/* It stays in the page when it is folded, so that what it holds has a place on the table. */}
      <Holding ref={holding} id={id} hidden={!open} data-holding data-tall={tall}>
        {children}
      </Holding>
    </>
  );
}
