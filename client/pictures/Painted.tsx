import { useCallback, useRef, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { addressOfPicture, want, type WantedPicture } from './store';
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
  &:is([data-cut='band'], [data-cut='slit']) img {
    object-position: 50% 60%;
  }
  @media print {
    display: none;
  }
`;

interface Props extends Omit<WantedPicture, 'cut'> {
  /** Where the box is low, it is a stage: there is more of the land, not a band of it. */
  stage?: boolean;
}

/** A picture that fills the positioned box it is put into, once it is drawn. */
export function Painted({ ruleset, scenes, id, daylight, width, stage = false }: Props) {
  const box = useRef<HTMLSpanElement>(null);
  const room = useCut(box);
  const cut = stage && room && room !== 'tall' ? (room === 'band' || room === 'slit' ? 'wide' : 'whole') : room;
  const follow = useCallback(
    (changed: () => void) => (cut ? want({ ruleset, scenes, id, daylight, cut, width }, changed) : () => {}),
    [ruleset, scenes, id, daylight, cut, width],
  );
  const address = useSyncExternalStore(follow, () =>
    cut ? addressOfPicture({ ruleset, scenes, id, daylight, cut, width }) : null,
  );
  const state = address === undefined ? 'coming' : address === null ? 'none' : 'drawn';
  return (
    <Place ref={box} data-cut={cut} data-picture={state}>
      {/* A bitmap that takes a drawing's place is decoded with the frame it comes in: between them nothing is to be seen. */}
      {address && <img src={address} alt="" draggable={false} decoding="sync" />}
    </Place>
  );
}
