import type { IconType } from 'react-icons';

/** Pictures of cards by their English names, which are the same for cards that lie twice in the box. */
export type EmblemTable = Readonly<Record<string, IconType>>;
