import styled from 'styled-components';
import type { Rank } from '../../../games/kit/events';
import { colour, size, space } from '../../theme';

/** A turn is told by its headlines; what belongs to one stands below it, and what follows from the rules stays in the background. */
export const Line = styled.li<{ $mine: boolean; $rank?: Rank }>`
  padding: 0.15rem 0 0.15rem ${({ $rank = 'headline' }) => ($rank === 'headline' ? space.s : space.l)};
  border-left: 3px solid ${({ $mine }) => ($mine ? colour('glow') : 'transparent')};
  overflow-wrap: anywhere;
  ${({ $rank }) => $rank === 'bookkeeping' && `font-size: ${size.tiny}; color: ${colour('inkSoft')};`}
`;
