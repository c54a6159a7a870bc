import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { medium, narrow, size, space } from '../../theme';

/** So many options flow with what stands beside them on a phone; more of them scroll. */
const FEW = 6;

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  max-height: 38dvh;
  overflow-y: auto;
  /* Yes and no weigh the same. */
  &[data-either='true'] > button {
    flex: 1 0 auto;
    justify-content: center;
    min-width: 6rem;
  }
  /* In the sentence's row their words take two lines, if need be. */
  ${medium} {
    :not([data-rows='true']) > * > & {
      flex-wrap: nowrap;
      > button {
        row-gap: 0;
        padding-block: 0.1rem;
        line-height: 1.15;
      }
      /* A sign takes no more than its line. */
      svg {
        margin-block: -0.3em;
      }
    }
  }
  ${narrow} {
    max-height: 30dvh;
    &:not(:has(> :nth-child(${FEW + 1}))) {
      display: contents;
    }
    /* One line, in which the others are scrolled to; its end fades, to show that there are more. */
    &&[data-folded='true'] {
      /* Words that are only spoken lie in it as well. */
      position: relative;
      display: flex;
      flex: 1 1 0;
      flex-wrap: nowrap;
      min-width: 0;
      padding-inline-end: ${space.xl};
      overflow: auto hidden;
      scrollbar-width: none;
      mask-image: linear-gradient(to right, #000 calc(100% - ${space.xl}), transparent);
      > button {
        flex: none;
        flex-wrap: nowrap;
        max-width: max(100%, 10rem);
        padding: 0 ${space.s};
        font-size: ${size.small};
        line-height: 1.1;
      }
    }
  }
`;

interface Props {
  /** Whether a phone shows them in one line, with what is picked in sight. */
  folded: boolean;
  /** Whether they are a yes and a no. */
  either: boolean;
  label: string;
  children: ReactNode;
}

/** The options that are buttons in the bar. */
export function Options({ folded, either, label, children }: Props) {
  const group = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = group.current;
    const picked = folded && box?.querySelector<HTMLElement>('[data-selected="true"]');
    if (box && picked) box.scrollLeft += picked.getBoundingClientRect().left - box.getBoundingClientRect().left;
  });
  return (
    <Group ref={group} role="group" aria-label={label} data-folded={folded} data-either={either}>
      {children}
    </Group>
  );
}
