import { useMemo, useRef } from 'react';
import styled from 'styled-components';
import type { ComponentId } from '../../games/kit/core';
import type { SceneOf } from '../boards';
import { addressOf, draw, HEIGHT, WIDTH, type Daylight } from '../pictures';
import { colour, radius, shadow } from '../theme';
import { useNear } from './useNear';

/** In its frame, on the wall. */
const Frame = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: ${WIDTH} / ${HEIGHT};
  border: 3px double ${colour('bronze')};
  border-radius: ${radius.m};
  background: ${colour('sunk')};
  box-shadow: ${shadow.mid};
  img {
    display: block;
    width: 100%;
    height: 100%;
  }
`;

interface Props {
  sceneOf: SceneOf;
  id: ComponentId;
  daylight: Daylight;
}

/** One large picture: drawn while it is in the window or near it. */
export function Hung({ sceneOf, id, daylight }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const near = useNear(frame);
  const address = useMemo(
    () => (near ? addressOf(draw(sceneOf(id), id, daylight)) : null),
    [near, sceneOf, id, daylight],
  );
  return <Frame ref={frame}>{address && <img src={address} alt="" decoding="async" />}</Frame>;
}
