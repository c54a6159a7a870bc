/** Names of the parts of the table that one can jump to. */
export const MAP = 'mythotopia-map';
export const HAND = 'mythotopia-hand';
export const RESERVED = 'mythotopia-reserve';
export const OFFER = 'mythotopia-offer';
export const POINTS = 'mythotopia-points';
