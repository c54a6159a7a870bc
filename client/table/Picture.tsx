import { useContext, type ReactNode } from 'react';
import type { ComponentId } from '../../games/kit/core';
import { Painted } from '../pictures/Painted';
import { useDaylight } from '../pictures/useDaylight';
import type { FaceSize } from './board';
import { ModuleContext } from './TableContext';

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
      {shown && daylight && <Painted {...shown} id={id} daylight={daylight} width={width} />}
      {children}
    </>
  );
}
