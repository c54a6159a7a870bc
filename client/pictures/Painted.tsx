import { useCallback, useRef, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { addressOfBitmap, want, type Wanted } from './store';
import { useCut } from './useCut';

/** Lies over what stands in for it; on paper that stays. */
const Place = styled.span`
  position: absolute;
  inset: 0;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    /* The figure stands below the middle of a picture. */
    object-position: 50% 74%;
  }
  &[data-cut='band'] img {
    object-position: 50% 60%;
  }
  @media print {
    display: none;
  }
`;

/** A picture that fills the positioned box it is put into, once it is drawn. */
export function Painted({ ruleset, scenes, id, daylight, width }: Omit<Wanted, 'cut'>) {
  const box = useRef<HTMLSpanElement>(null);
  const cut = useCut(box);
  const follow = useCallback(
    (changed: () => void) => (cut ? want({ ruleset, scenes, id, daylight, cut, width }, changed) : () => {}),
    [ruleset, scenes, id, daylight, cut, width],
  );
  const address = useSyncExternalStore(follow, () =>
    cut ? addressOfBitmap({ ruleset, scenes, id, daylight, cut, width }) : null,
  );
  const state = address === undefined ? 'coming' : address === null ? 'none' : 'drawn';
  return (
    <Place ref={box} data-cut={cut} data-picture={state}>
      {address && <img src={address} alt="" draggable={false} />}
    </Place>
  );
}
