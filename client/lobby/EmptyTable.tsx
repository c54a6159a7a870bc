import styled from 'styled-components';
import { colour } from '../theme';

const Drawing = styled.svg`
  flex: none;
  width: 7rem;
  fill: none;
  stroke: ${colour('bronze')};
  stroke-width: 2.5;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

/** What stands where nobody plays: a table with a lamp over it and two empty chairs. */
export const EmptyTable = () => (
  <Drawing viewBox="0 0 140 80" aria-hidden>
    <path d="M36 42h68M40 42l-3 34M100 42l3 34M44 48h52" />
    <path d="M14 26l4 26h16l2 24M18 52l-2 24M126 26l-4 26h-16l-2 24M122 52l2 24" />
    <path d="M70 2v10M58 22q2 -10 12 -10t12 10z" />
    <path d="M60 37h12v5M78 38l7 -3l3 7" />
  </Drawing>
);
