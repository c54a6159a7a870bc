import type { Seat } from '../../kit/core';
import { alternatives, type Filter } from '../../kit/effect/syntax';
import type { Settlers } from '../state';
import { opponentDeals } from './select';

/** Which deals a text can touch: `deal` those under a board, `route` those of Trade Route. */
export const dealKinds = (of: Filter): { deal?: boolean; route?: boolean } => {
  const all = alternatives(of);
  return { deal: all.includes('deal'), route: all.includes('route') };
};

export const dealTargets = (g: Settlers, seat: Seat, of: Filter): string[] => opponentDeals(g, seat, dealKinds(of));
