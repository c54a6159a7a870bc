/**
 * What a table draws, as elements mark themselves: `data-card` a component, `data-pile` and `data-heap` components and amounts by
 * the spot that events name, `data-place` a place, `data-seat` a player, `data-figure` what it says: the element stays the same
 * when that changes.
 */

/** A place on the page, from the corner of the table: scrolling the page moves nothing. */
export interface PlacedElement {
  x: number;
  y: number;
  width: number;
  height: number;
  element: Element;
}

type Named = ReadonlyMap<string, PlacedElement>;

export interface Placement {
  cards: Named;
  /** Piles and heaps. */
  spots: Named;
  places: Named;
  seats: Named;
  figures: ReadonlyMap<Element, PlacedElement & { says: string }>;
}

/** Where an element lies, from the corner of the table; null for what is in a folded panel: that has no place. */
function spotOf(element: Element, corner: DOMRect): PlacedElement | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 ? { x: left - corner.left, y: top - corner.top, width, height, element } : null;
}

/** Takes down where everything lies just now; what is under way lies where it has come to (`flying`). */
export function placementOf(root: HTMLElement, flying: ReadonlyMap<unknown, { likeness: Element }>): Placement {
  const corner = root.getBoundingClientRect();
  const cards = new Map<string, PlacedElement>();
  const spots = new Map<string, PlacedElement>();
  const places = new Map<string, PlacedElement>();
  const seats = new Map<string, PlacedElement>();
  const figures = new Map<Element, PlacedElement & { says: string }>();
  /** The first of a name is the one that counts. */
  const put = (into: Map<string, PlacedElement>, name: string | undefined, spot: PlacedElement): void => {
    if (name !== undefined && !into.has(name)) into.set(name, spot);
  };
  for (const element of root.querySelectorAll<HTMLElement>(MARKED)) {
    const { card, pile, heap, place, seat, figure } = element.dataset;
    const spot = spotOf(element, corner);
    if (!spot) continue;
    const on = card === undefined || cards.has(card) ? undefined : flying.get(card)?.likeness;
    put(cards, card, { ...((on && spotOf(on, corner)) ?? spot), element });
    put(spots, pile, spot);
    put(spots, heap, spot);
    put(places, place, spot);
    put(seats, seat, spot);
    if (figure !== undefined) figures.set(element, { ...spot, says: figure });
  }
  return { cards, spots, places, seats, figures };
}

const MARKED = ['card', 'pile', 'heap', 'place', 'seat', 'figure'].map((name) => `[data-${name}]`).join();
