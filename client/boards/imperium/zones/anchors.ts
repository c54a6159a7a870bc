import type { Seat } from '../../../../games/kit/core';

/** Names of the parts of the table that one can jump to. */
export const HAND = 'imperium-hand';
export const MARKET = 'imperium-market';
/** The anchor of a seat's mat. */
export const matOf = (seat: Seat): string => `imperium-mat-${seat}`;
