import styled, { keyframes } from 'styled-components';
import { colour, space } from '../theme';

const breathe = keyframes`
  50% { opacity: 0.25; }
`;

const Dots = styled.p`
  display: flex;
  justify-content: center;
  gap: ${space.s};
  padding: ${space.huge};
  font-size: 0.75rem;
  color: ${colour('bronze')};
  span {
    animation: ${breathe} 1.2s infinite;
  }
  span:nth-child(2) {
    animation-delay: 0.2s;
  }
  span:nth-child(3) {
    animation-delay: 0.4s;
  }
`;

/** Something is being loaded. Without words, for the words may be what is being loaded. */
export const Busy = () => (
  <Dots role="status" aria-busy="true">
    <span>◆</span>
    <span>◆</span>
    <span>◆</span>
  </Dots>
);
