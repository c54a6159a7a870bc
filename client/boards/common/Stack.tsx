import type { ReactNode } from 'react';
import styled from 'styled-components';
import { colour } from '../../theme';
import { backOf, pileOf, type Back } from '../../ui/things';
import { ON_DEEP } from './leaf';

const Top = styled.span<{ $back: Back | null }>`
  flex: none;
  display: inline-grid;
  place-items: center;
  width: 1.2rem;
  height: 1.45rem;
  margin-inline: 0.1rem 0.2rem;
  border-radius: 3px;
  background: ${({ $back }) => ($back ? backOf($back) : colour('raised'))};
  color: ${({ $back }) => ($back ? ON_DEEP : colour('ink'))};
  font-size: 0.8rem;
  &[data-n='0'] {
    background: ${colour('sunk')};
    color: ${colour('inkSoft')};
    box-shadow: inset 1px 1px 2px ${colour('shadow')};
  }
`;

/**
 * A pile seen from above, as high as it is; children are its sign.
 * @param back what is printed on the cards' backs, in `deep`; null for an open pile, whose cards lie face up
 */
export const Stack = ({
  n,
  back,
  deep,
  children,
}: {
  n: number;
  back: Back | null;
  deep?: string | undefined;
  children?: ReactNode;
}) => (
  <Top $back={back} data-n={n} style={{ ...pileOf(n), ...(deep === undefined ? {} : { '--deep': deep }) }} aria-hidden>
    {children}
  </Top>
);
