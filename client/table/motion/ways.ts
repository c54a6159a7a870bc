import type { ComponentId, GameEvent, ZoneAddress } from '../../../games/kit/core';
import type { Zones } from '../../../games/kit/zones';
import { cardsIn, journeysOf } from './journeys';
import type { Placement, PlacedElement } from './placement';

/** A way that something has to go. Its likeness is that of `drawn`, at its size there; a later way of the same `key` takes its place. */
export interface Way {
  key: unknown;
  drawn: PlacedElement;
  from: PlacedElement;
  to: PlacedElement;
}

/** Shorter ways are not worth a flight, in pixels. */
const NEAR = 12;

const far = (a: PlacedElement, b: PlacedElement): boolean => Math.hypot(a.x - b.x, a.y - b.y) > NEAR;

/** Where something lies that events name: its pile or heap, else the place or component that it is at, else whose it is. */
function lying(drawn: Placement, spot: ZoneAddress | undefined, zones: Zones | undefined): PlacedElement | undefined {
  if (spot === undefined) return undefined;
  const at = spot.slice(spot.lastIndexOf(' ') + 1);
  const seat = zones?.ownerOf(spot) ?? null;
  return (
    drawn.spots.get(spot) ??
    drawn.places.get(at) ??
    drawn.cards.get(at) ??
    (seat === null ? undefined : drawn.seats.get(String(seat)))
  );
}

/**
 * What moves tell, each from where it was `then` to where it is `now`: components between the places where they are drawn and piles; what
 * is counted or not drawn as the sign of where it goes to or comes from. What comes from a supply comes from the card that gives it.
 */
export function waysOf(then: Placement, now: Placement, moves: readonly GameEvent[], zones: Zones | undefined): Way[] {
  const journeys = journeysOf(moves, zones);
  const drawn = [...journeys].flatMap(([id, { from, into }]): Way[] => {
    const [was, is] = [then.cards.get(id), now.cards.get(id)];
    const [a, b] = [was ?? lying(then, from, zones), is ?? lying(now, into, zones)];
    const face = is ?? was;
    return face && a && b && far(a, b) ? [{ key: id, drawn: face, from: a, to: b }] : [];
  });
  const isDrawn = (id: ComponentId): boolean => then.cards.has(id) || now.cards.has(id);
  const signs = moves.flatMap((move, i): Way[] => {
    const { from, into, by, cards = [] } = move;
    const seen = cardsIn(move, zones);
    if (seen.length > 0 && seen.length === cards.length && seen.every(isDrawn)) return [];
    const giver = by === undefined ? undefined : (now.cards.get(by) ?? then.cards.get(by));
    const a = lying(then, from, zones) ?? (from === undefined ? giver : undefined);
    const b = lying(now, into, zones) ?? (into === undefined ? giver : undefined);
    const sign = (b && signOf(b)) ?? (a && signOf(a));
    return a && b && sign && far(a, b)
      ? [{ key: `${i} ${from} ${into}`, drawn: sign, from: amid(sign, a), to: amid(sign, b) }]
      : [];
  });
  return [...drawn, ...signs];
}

/** Components that lie elsewhere although no move tells of them: the table has made room. Figures that say something else start up. */
export function shiftsBetween(then: Placement, now: Placement, isTold: (card: ComponentId) => boolean): Way[] {
  const shifts = [...now.cards].flatMap(([card, to]): Way[] => {
    const from = then.cards.get(card);
    return from && !isTold(card) && far(from, to) ? [{ key: card, drawn: to, from, to }] : [];
  });
  return [...shifts, ...figures(then, now)];
}

/** What stands for a heap or a pile under way: its picture, or all of it where it is drawn on a map; null where there is none. */
function signOf(at: PlacedElement): PlacedElement | null {
  const { element } = at;
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return null;
  const { heap, pile } = element.dataset;
  if (heap === undefined && pile === undefined) return null;
  if (element instanceof SVGElement) return at;
  const picture = element.querySelector('svg');
  const size = picture?.getBoundingClientRect();
  return picture && size && size.width > 0 ? { ...at, width: size.width, height: size.height, element: picture } : null;
}

/** The sign's place in the middle of another. */
const amid = (sign: PlacedElement, place: PlacedElement): PlacedElement => ({
  ...sign,
  x: place.x + (place.width - sign.width) / 2,
  y: place.y + (place.height - sign.height) / 2,
});

/** By how much larger a figure begins that has changed. */
const START = 1.5;

/** Figures that say something else come from where they were, and from a larger size, to their own. */
const figures = (then: Placement, now: Placement): Way[] =>
  [...now.figures].flatMap(([key, to]) => {
    const was = then.figures.get(key);
    if (!was || was.says === to.says) return [];
    const [width, height] = [was.width * START, was.height * START];
    return [
      {
        key,
        drawn: to,
        from: { ...was, x: was.x - (width - was.width) / 2, y: was.y - (height - was.height) / 2, width, height },
        to,
      },
    ];
  });
