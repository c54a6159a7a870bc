import { HIDDEN, type ComponentId } from '../../../games/kit/core';
import type { Imperium } from '../../../games/imperium/state';
import { whereIs } from './where';

/** Piles of one player, as the table draws them. */
const OWN = ['hand', 'deck', 'discard', 'history', 'nationDeck'] as const;

/** Every pile of the table by its `data-pile`. */
const pilesOf = (view: Imperium): Map<string, readonly ComponentId[]> =>
  new Map([
    ...Object.entries(view.small),
    ['main', view.main],
    ['fame', view.fame],
    ['unrest', view.unrest],
    ['exile', view.exile],
    ...view.players.flatMap((player, seat) =>
      OWN.map((zone): [string, readonly ComponentId[]] => [`${zone} ${seat}`, player[zone]]),
    ),
  ]);

/** The pile that a card lies in; null for one that is drawn, or hidden. */
function pileOf(view: Imperium, id: ComponentId): string | null {
  const where = whereIs(view, id);
  if (!where) return null;
  return where.seat === null ? where.zone : `${where.zone} ${where.seat}`;
}

/** The only closed pile of `a` that is larger than it is in `b`: what nobody saw must be there. Null when there are several. */
function onlyMore(a: Imperium, b: Imperium): string | null {
  const others = pilesOf(b);
  const more = [...pilesOf(a)].filter(
    ([pile, cards]) => cards.includes(HIDDEN) && cards.length > (others.get(pile)?.length ?? 0),
  );
  return more.length === 1 ? (more[0]?.[0] ?? null) : null;
}

/** Out of which pile a card has come that was not drawn, by its `data-pile`. */
export const cameFrom = (id: ComponentId, before: Imperium, after: Imperium): string | null =>
  pileOf(before, id) ?? onlyMore(before, after);

/** Into which pile a card has gone that is not drawn any more. */
export const wentTo = (id: ComponentId, before: Imperium, after: Imperium): string | null =>
  pileOf(after, id) ?? onlyMore(after, before);
