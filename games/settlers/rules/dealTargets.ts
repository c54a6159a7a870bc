import type { Seat } from '../../kit/core';
import { alternatives, type Filter } from '../../kit/effect/syntax';
import type { Settlers } from '../state';
import { opponentDeals } from './select';

/** The kinds of deals that a text can touch: `deal` under a board, `route` by Trade Route. */
export const dealKinds = (of: Filter): { deal?: boolean; route?: boolean } => {
  const all = alternatives(of);
  return { deal: all.includes('deal'), route: all.includes('route') };
};

/** The opponents' deals that a filter names. */
export const dealTargets = (g: Settlers, seat: Seat, of: Filter): string[] => opponentDeals(g, seat, dealKinds(of));
