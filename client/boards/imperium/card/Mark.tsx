import styled from 'styled-components';
import { HIDDEN, type ComponentId } from '../../../../games/kit/core';
import { cardOf } from '../../../../games/imperium/catalogue';
import { Emblem } from '../emblems/Emblem';
import { hatched, ON_DEEP, toneOf } from '../look/tone';

const Box = styled.span`
  display: grid;
  place-items: center;
  width: 2rem;
  height: 2rem;
  border: 1px solid color-mix(in srgb, ${ON_DEEP} 25%, var(--deep));
  border-radius: 0.4rem;
  ${hatched}
  color: ${ON_DEEP};
  > svg {
    width: 1.45rem;
    height: 1.45rem;
  }
  &[data-small='true'] {
    width: 1.5rem;
    height: 1.5rem;
    > svg {
      width: 1.1rem;
      height: 1.1rem;
    }
  }
`;

/** A card as its picture in its colour, for zones with very little room. */
export function Mark({ id, small = false }: { id: ComponentId; small?: boolean }) {
  if (id === HIDDEN) return null;
  return (
    <Box style={toneOf(cardOf(id))} data-small={small} data-card={id} aria-hidden>
      <Emblem id={id} />
    </Box>
  );
}
