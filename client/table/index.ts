/** All that board modules may import from the shell; board.ts is the contract. */
export type { BoardModule, BoardProps, FaceProps, Foretold, IconTable } from './board';
export type { GesturesOf } from './gestures/gesture';
export { Below } from './Below';
export { PASSING } from './board';
export { Picture } from './Picture';
export { Beside, Pinned } from './Slots';
export { Only } from './question/Only';
export { busy } from './question/useKeys';
export { useWhy } from './question/useWhy';
export { placeOfKind, usePlace } from './question/places';
export { Spot } from './spot/Spot';
export { useSpot } from './spot/useSpot';
export { nameSign } from './signs';
export { beside } from './viewer/beside';
export { useQuestion, useTable } from './TableContext';
export { CardChip, Icon, SeatName, SeatSign, Tokens } from './Tokens';
