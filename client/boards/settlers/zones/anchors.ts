import type { Seat } from '../../../../games/kit/core';

/** Names of the parts of the table that one can jump to. */
export const HAND = 'settlers-hand';
export const SHELF = 'settlers-goods';
export const DRAFT = 'settlers-draft';
export const OTHERS = 'settlers-others';
/** The anchor of a seat's empire. */
export const empireOf = (seat: Seat): string => `settlers-empire-${seat}`;
