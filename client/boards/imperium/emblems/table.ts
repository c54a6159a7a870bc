import type { IconType } from 'react-icons';

/** Pictures by the cards' English names, so that copies of a card share one. */
export type EmblemTable = Readonly<Record<string, IconType>>;
