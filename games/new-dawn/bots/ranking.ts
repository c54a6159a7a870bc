import type { Seat } from '../../kit/core';
import type { RankingBy } from '../../kit/bots/ranking';
import { NUMBER } from '../optionKinds';
import type { NewDawn } from '../state';

/** What a bot looks at when it ranks options: the position as it sees it, and its seat. */
export interface Evaluation {
  g: NewDawn;
  seat: Seat;
}

export type Ranking = RankingBy<Evaluation>;

/** As many as possible. */
export const most: Ranking = () => (option) => NUMBER.read(option)?.[0] ?? 0;
/** One is as good as another, and any better than none. */
export const any: Ranking = () => () => 1;
export const none: Ranking = () => () => 0;
