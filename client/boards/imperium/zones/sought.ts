import { HIDDEN, type ComponentId, type Seat } from '../../../../games/kit/core';
import type { Imperium } from '../../../../games/imperium/state';
import type { Group } from '../../common/Faces';

/**
 * Cards of closed zones that `seat` sees at the moment: those it looks at, those shown to all, and those in piles that
 * its question asks about.
 * @param asked whether the question asks about a card
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
