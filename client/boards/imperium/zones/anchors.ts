import type { Seat } from '../../../../games/kit/core';

/** Names of the parts of the table that one can jump to, or that a lesson points at. */
export const HAND = 'imperium-hand';
export const MARKET = 'imperium-market';
export const GOODS = 'imperium-goods';
export const STATE = 'imperium-state';
export const DEVELOPMENT = 'imperium-development';
/** The anchor of a seat's mat. */
export const matOf = (seat: Seat): string => `imperium-mat-${seat}`;
