import { useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { colour, DRAWER, space } from '../../theme';
import { FoldHeading } from '../../ui/Folding';
import type { PinnedProps } from '../Slots';
import { useQuestion } from '../TableContext';

/** What I hold. It leaves the map or the market their room, and scrolls beyond that. */
const Holding = styled.div`
  grid-column: 1 / -1;
  max-height: ${DRAWER};
  margin-inline: -${space.m};
  padding: ${space.xs} ${space.m} ${space.s};
  overflow-y: auto;
  overscroll-behavior: contain;
  border-top: 1px solid ${colour('lineSoft')};
`;

/** Opens when something in it can be picked, and folds when that is elsewhere; until then it stays as it was left. */
export default function Drawer({ title, keys, children }: PinnedProps) {
  const { question, isSelectable } = useQuestion();
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
      <Holding id={id} hidden={!open} data-holding>
        {children}
      </Holding>
    </>
  );
}
