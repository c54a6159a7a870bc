import type { ReactNode } from 'react';
import styled from 'styled-components';
import { colour, font, radius, size, space } from '../theme';
import { Panel, Soft } from '../ui/parts';

const Details = styled(Panel)`
  padding: 0;
  summary {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    gap: 0 ${space.m};
    padding: ${space.m} ${space.l};
    border-radius: ${radius.l};
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
    &:hover h2 {
      text-decoration: underline;
    }
    > p {
      grid-column: 1;
    }
    /* Whether it is open. */
    &::after {
      content: '+';
      grid-area: 1 / 2 / span 2;
      color: ${colour('bronze')};
      font-family: ${font.display};
      font-size: ${size.title};
    }
  }
  &[open] summary::after {
    content: '−';
  }
  h2 {
    font-size: ${size.lead};
    color: ${colour('bronze')};
  }
  > div {
    padding: ${space.s} ${space.l} ${space.l};
  }
`;

/** A panel that unfolds on demand: its title and what it is for, and what it holds. */
export function Unfolded({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <Details as="details">
      <summary>
        <h2>{title}</h2>
        <Soft>{hint}</Soft>
      </summary>
      <div>{children}</div>
    </Details>
  );
}
