import { cardOf } from '../lookup';
import { player } from '../rules/select';
import type { Picking } from './picking';

/** How a verb finds pinned cards in the play area. */
export const inPlayArea = (
  keyword: 'cannot-abandon' | 'cannot-recall',
): Pick<Picking<never>, 'zones'> & Required<Pick<Picking<never>, 'allowed'>> => ({
  zones: ['pinned'],
  // A garrisoned card that is named alone leaves its host (R11.1).
  allowed: (g, call, id) =>
    !player(g, call.seat).play.includes(id) || (cardOf(id).pinned && !cardOf(id).facts.keywords?.includes(keyword)),
});
