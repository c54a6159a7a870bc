import styled from 'styled-components';
import { colour, radius, shadow, size, space } from '../../theme';

/** Words that lie beside what they are about (`beside`), over everything, and take no click. */
export const Bubble = styled.div`
  position: fixed;
  z-index: 40;
  width: max-content;
  max-width: min(20rem, calc(100vw - 1rem));
  padding: ${space.s} ${space.m};
  border: 1px solid ${colour('line')};
  border-radius: ${radius.m};
  background: ${colour('raised')};
  color: ${colour('ink')};
  box-shadow: ${shadow.high};
  font-size: ${size.small};
  pointer-events: none;
`;
