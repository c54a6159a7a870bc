import { useMemo } from 'react';
import { atlasOf } from '../../../../games/new-dawn/atlas';
import type { NewDawn } from '../../../../games/new-dawn/state';
import { PHONE } from '../../../theme';
import { useMedia } from '../../../ui/useMedia';
import { layoutOf, type Layout } from './geometry';

/** The layout of the map on the table. On a phone, which is higher than wide, and while it is being built, it is never turned. */
export function useLayout(view: NewDawn): Layout {
  const { spaces } = atlasOf(view);
  const growing = view.phase === 'build-map';
  const phone = useMedia(PHONE);
  return useMemo(() => layoutOf(spaces, growing, !growing && !phone), [spaces, growing, phone]);
}
