import { imperium } from '../../../../games/imperium/ruleset';
import type { Imperium } from '../../../../games/imperium/state';
import type { HeadlessTable } from '../../../../games/kit/table';
import { playedOn as search, type Wanted } from '../positions';

/** A match of nations that were dealt, as far as is wanted. */
export const playedOn = (wanted: Wanted<Imperium>): HeadlessTable<Imperium> =>
  search(imperium, { seed: 'market', ...wanted, options: { nations: 'random' } });
