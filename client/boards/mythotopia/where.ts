import type { ComponentId, Seat } from '../../../games/kit/core';
import { HIDDEN } from '../../../games/kit/core';
import type { Mythotopia } from '../../../games/mythotopia/state';

/** Where a card lies: a zone by its word, and whose it is. */
export interface CardZone {
  zone: string;
  seat: Seat | null;
}

const COMMON = ['provinceDeck', 'shown', 'undealt', 'box'] as const;
const OWN = ['hand', 'reserve', 'discard', 'deck', 'removed', 'looking', 'playing'] as const;

type Piles = Map<string, readonly ComponentId[]>;

/** Every zone of the match, by zone and seat. */
const zonesOf = (view: Mythotopia): Piles =>
  new Map([
    ...COMMON.map((zone): [string, readonly ComponentId[]] => [zone, view[zone]]),
    ...view.players.flatMap((player, seat) =>
      OWN.map((zone): [string, readonly ComponentId[]] => [`${zone} ${seat}`, player[zone]]),
    ),
  ]);

const pileOf = (view: Mythotopia, id: ComponentId): string | null =>
  [...zonesOf(view)].find(([, cards]) => cards.includes(id))?.[0] ?? null;

/** Finds a card in what the viewer sees; null for one that is hidden or not in the match. */
export function whereIs(view: Mythotopia, id: ComponentId): CardZone | null {
  if (view.vp.some((each) => each.id === id)) return { zone: 'vp', seat: null };
  const [zone, seat] = pileOf(view, id)?.split(' ') ?? [];
  return zone === undefined ? null : { zone, seat: seat === undefined ? null : Number(seat) };
}

/** The only closed zone of `a` that is larger than it is in `b`: what nobody saw must be there. Null when there are several. */
function onlyMore(a: Mythotopia, b: Mythotopia): string | null {
  const others = zonesOf(b);
  const more = [...zonesOf(a)].filter(
    ([zone, cards]) => cards.includes(HIDDEN) && cards.length > (others.get(zone)?.length ?? 0),
  );
  return more.length === 1 ? (more[0]?.[0] ?? null) : null;
}

/** Out of which pile a card has come that was not drawn, by its `data-pile`. */
export const cameFrom = (id: ComponentId, before: Mythotopia, after: Mythotopia): string | null =>
  pileOf(before, id) ?? onlyMore(before, after);

/** Into which pile a card has gone that is not drawn any more. */
export const wentTo = (id: ComponentId, before: Mythotopia, after: Mythotopia): string | null =>
  pileOf(after, id) ?? onlyMore(after, before);
