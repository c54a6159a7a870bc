import styled from 'styled-components';
import { space } from '../theme';
import { Panel } from '../ui/parts';

/** Small panels beside the table; on narrow screens above it, below the button that floats there. */
export const Asides = styled.div`
  clear: both;
  display: grid;
  gap: ${space.s};
  &:empty {
    display: none;
  }
`;

export const Aside = styled(Panel)`
  display: grid;
  gap: ${space.s};
  padding: ${space.m};
`;
