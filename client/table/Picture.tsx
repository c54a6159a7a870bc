import { useCallback, useContext, useSyncExternalStore, type ReactNode } from 'react';
import styled from 'styled-components';
import type { ComponentId } from '../../games/kit/core';
import { addressOfBitmap, want, type Wanted } from '../pictures/store';
import { useDaylight } from '../pictures/useDaylight';
import type { FaceSize } from './board';
import { ModuleContext } from './TableContext';

/**
 * Lies over the emblem. Where a card's words leave no more than a low band, of which a picture would show a slice, and on
 * paper, the emblem stays.
 */
const Painted = styled.span`
  position: absolute;
  inset: 0;
  container-type: size;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    /* The figure stands below the middle of a picture. */
    object-position: 50% 74%;
  }
  @container (aspect-ratio > 13 / 5) {
    img {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;

/** Widths that pictures are drawn at, in CSS pixels: of a card in the viewer, and of all others. */
const LARGE = 400;
const USUAL = 200;

interface Props {
  id: ComponentId;
  size: FaceSize;
  /** The card's emblem: shown until the picture is drawn, where plain pictures are wanted, and in print. */
  children: ReactNode;
}

/** A card's picture. It is put into a positioned box, which it fills. */
export function Picture({ id, size, children }: Props) {
  const shown = useContext(ModuleContext)?.pictures;
  const daylight = useDaylight();
  const width = size === 'large' ? LARGE : USUAL;
  return (
    <>
      {shown && daylight && <Bitmap {...shown} id={id} daylight={daylight} width={width} />}
      {children}
    </>
  );
}

function Bitmap({ ruleset, scenes, id, daylight, width }: Wanted) {
  const follow = useCallback(
    (changed: () => void) => want({ ruleset, scenes, id, daylight, width }, changed),
    [ruleset, scenes, id, daylight, width],
  );
  const address = useSyncExternalStore(follow, () => addressOfBitmap({ ruleset, scenes, id, daylight, width }));
  if (address === null) return null;
  return (
    <Painted data-picture={address === undefined ? 'coming' : 'drawn'}>
      {address !== undefined && <img src={address} alt="" draggable={false} />}
    </Painted>
  );
}
