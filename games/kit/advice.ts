import type { Localized } from './text/words';

/**
 * What a nation or faction is like, for players who choose one for the first time: what is special about it, what it
 * aims at, and how hard it is to play well. Loaded only where one is chosen.
 */
export interface Advice {
  readonly special: Localized;
  readonly aims: Localized;
  readonly hard: Localized;
}

/** The advice in the order in which it is read. */
export const adviceLines = ({ special, aims, hard }: Advice): readonly Localized[] => [special, aims, hard];
