import styled from 'styled-components';
import { completed } from '../../../../games/new-dawn/rules/ending';
import type { NewDawn } from '../../../../games/new-dawn/state';
import { SeatSign, useTable } from '../../../table';
import { colour, radius, seatColour, shadow, size, space } from '../../../theme';
import { useUi } from '../../../words';

/** Over the map, since all else may be folded or out of sight; what lies under it can be clicked. */
const Warnings = styled.div`
  z-index: 2;
  grid-area: 1 / 1;
  display: grid;
  gap: ${space.xs};
  align-self: start;
  justify-self: end;
  max-width: calc(100% - ${space.l});
  margin: ${space.s};
  pointer-events: none;
`;

const Warning = styled.p`
  padding: 0.2rem 0.6rem;
  border: 2px solid;
  border-radius: ${radius.m};
  background: ${colour('raised')};
  box-shadow: ${shadow.mid};
  color: ${colour('ink')};
  font-size: ${size.small};
  font-weight: 600;
  line-height: 1.25;
`;

/** Who is about to win (C13.3): nobody shall be surprised by the end. */
export function Nearly({ view }: { view: NewDawn }) {
  const { nameOf } = useTable();
  const { say } = useUi();
  // Before they are dealt nobody has completed anything.
  if (view.result || view.victory.length === 0) return null;
  return (
    <Warnings role="status">
      {view.players.map((_, seat) => {
        const left = view.victory.length - completed(view, seat);
        return (
          left <= 1 && (
            <Warning key={seat} style={{ borderColor: seatColour(seat) }}>
              <SeatSign seat={seat} /> {say(left === 1 ? 'atlas.oneLeft' : 'atlas.allDone', { name: nameOf(seat) })}
            </Warning>
          )
        );
      })}
    </Warnings>
  );
}
