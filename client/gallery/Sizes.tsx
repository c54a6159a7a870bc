import { memo, useMemo, useRef } from 'react';
import styled from 'styled-components';
import type { ComponentId } from '../../games/kit/core';
import type { SceneOf } from '../boards';
import { addressOf, draw, type Cut, type Daylight } from '../pictures';
import { draw as drawWide } from '../pictures/panorama';
import { COLOURS, colour, radius, space } from '../theme';
import { useUi } from '../words';
import { useNear } from './useNear';

/** By day and by night beside each other, each on the table of its own hour. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  overflow: hidden;
  min-height: 22rem;
  border: 1px solid ${colour('line')};
  border-radius: ${radius.m};
`;

const Half = styled.div<{ $light: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  align-items: start;
  gap: ${space.s};
  padding: ${space.s};
  background: ${({ $light }) => COLOURS.ground[$light ? 0 : 1]};
  img {
    display: block;
    max-width: 100%;
    height: auto;
    border-radius: ${radius.s};
  }
`;

/** Cuts and widths in use: of a card in the viewer, in the hand, in a row of others' cards, on a phone; in the hand where words leave less room; on the stage at the end. */
const IN_USE: readonly (readonly [cut: Cut | 'wide', ...widths: number[]])[] = [
  ['whole', 400, 140, 70],
  ['tall', 100],
  ['low', 200],
  ['band', 200],
  ['slit', 200],
  ['wide', 400],
];
const DAYLIGHTS: readonly Daylight[] = ['light', 'dark'];

interface Props {
  id: ComponentId;
  sceneOf: SceneOf;
}

/** A card's picture at all sizes in use, by day and by night: for those who draw. Drawn while it is in the window or near it. */
export const Sizes = memo(function Sizes(props: Props) {
  const pair = useRef<HTMLDivElement>(null);
  const near = useNear(pair);
  return <Pair ref={pair}>{near && DAYLIGHTS.map((each) => <At key={each} daylight={each} {...props} />)}</Pair>;
});

function At({ id, sceneOf, daylight }: Props & { daylight: Daylight }) {
  const { say } = useUi();
  const pictures = useMemo(() => {
    const scene = sceneOf(id);
    return IN_USE.flatMap(([cut, ...widths]) => {
      const address = addressOf(cut === 'wide' ? drawWide(scene, id, daylight) : draw(scene, id, daylight, cut));
      return widths.map((width) => ({ cut, width, address }));
    });
  }, [id, sceneOf, daylight]);
  return (
    <Half $light={daylight === 'light'}>
      {pictures.map(({ cut, width, address }, i) => (
        <img
          key={`${cut} ${width}`}
          data-cut={cut}
          src={address}
          width={width}
          alt={i === 0 ? say(`settings.${daylight}`) : ''}
          decoding="async"
        />
      ))}
    </Half>
  );
}
