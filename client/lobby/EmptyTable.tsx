import styled from 'styled-components';
import { useDaylight } from '../pictures/useDaylight';
import { radius } from '../theme';
import dark from './empty-dark.jpg';
import light from './empty-light.jpg';

const PAINTED = { light, dark };

const Painting = styled.img`
  flex: none;
  width: 9rem;
  border-radius: ${radius.m};
`;

/** What stands where nobody plays, but where pictures are plain: a table without anybody. The kit has painted it before (`test/e2e/plates.test.ts`). */
export function EmptyTable() {
  const daylight = useDaylight();
  return daylight && <Painting src={PAINTED[daylight]} width="144" height="92" alt="" />;
}
