import styled from 'styled-components';
import { colour, desk, finger, font, radius } from '../../theme';
import { ON_DEEP } from './leaf';

/** A card in one line, in its colour: its picture, its name (`b`) and its signs (`small`). */
export const Tag = styled.span`
  display: flex;
  align-items: center;
  gap: 0.3rem;
  min-height: 1.75rem;
  ${desk} {
    min-height: 1.5rem;
  }
  ${finger}
  padding: 0.1rem 0.35rem 0.1rem 0;
  overflow: hidden;
  border: 1px solid ${colour('line')};
  border-radius: ${radius.s};
  background: ${colour('raised')};
  font-size: 0.78rem;
  line-height: 1.1;
  > :first-child {
    flex: none;
    align-self: stretch;
    display: grid;
    place-items: center;
    width: 1.7rem;
    margin-block: -0.1rem;
    background: var(--deep);
    color: ${ON_DEEP};
    svg {
      width: 1.2rem;
      height: 1.2rem;
    }
  }
  > b {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    font-family: ${font.display};
  }
  > small {
    display: flex;
    flex: none;
    font-size: 0.8rem;
    svg {
      width: 1em;
      height: 1em;
    }
  }
`;
