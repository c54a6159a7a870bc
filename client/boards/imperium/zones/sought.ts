import { HIDDEN, type ComponentId, type Seat } from '../../../../games/kit/core';
import type { Imperium } from '../../../../games/imperium/state';
import type { Group } from '../../common/Faces';

/**
 * What lies closed and has to be open just now: cards that `seat` looks at, cards shown to all, and in piles those that
 * the seat's question asks about (`asked`).
 */
export function soughtBy(view: Imperium, seat: Seat | null, asked: (id: ComponentId) => boolean): Group[] {
  const me = seat === null ? undefined : view.players[seat];
  const known = (cards: readonly ComponentId[]) => cards.filter((id) => id !== HIDDEN);
  const wanted = (cards: readonly ComponentId[]) => known(cards).filter(asked);
  const piles: Group[] = me
    ? [
        { zone: 'discard', cards: wanted(me.discard) },
        { zone: 'deck', cards: wanted(me.deck) },
        { zone: 'nationDeck', cards: wanted(me.nationDeck) },
        { zone: 'history', cards: wanted(me.history) },
        { zone: 'exile', cards: wanted(view.exile) },
      ]
    : [];
  const looked: Group[] = me?.looking ? [{ zone: me.looking.from, cards: known(me.looking.cards) }] : [];
  return [{ zone: 'revealed', cards: known(view.revealed) }, ...looked, ...piles].filter(
    ({ cards }) => cards.length > 0,
  );
}
