/**
 * What a table draws, as elements mark themselves: `data-card` a component, `data-pile` and `data-heap` components and amounts by
 * the spot that events name, `data-place` a place, `data-seat` a player, `data-figure` what it says: the element stays the same
 * when that changes. What lies in a column that scrolls (`data-scrolls`) lies in sight there, or at its edge.
 */

/** A place on the page, from the corner of the table: scrolling the page moves nothing. */
export interface PlacedElement {
  x: number;
  y: number;
  width: number;
  height: number;
  element: Element;
  /** The column that scrolls with it. */
  column: Element | null;
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
  if (width === 0 || height === 0) return null;
  const column = element.closest('[data-scrolls]');
  const y = column ? within(top, height, column.getBoundingClientRect()) : top;
  return { x: left - corner.left, y: y - corner.top, width, height, element, column };
}

/** From where something is seen in a column: what has been scrolled out of sight lies at the edge. */
const within = (top: number, height: number, column: DOMRect): number =>
  Math.max(column.top, Math.min(column.bottom - height, top));

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
    put(cards, card, { ...((on && spotOf(on, corner)) ?? spot), element, column: spot.column });
    put(spots, pile, spot);
    put(spots, heap, spot);
    put(places, place, spot);
    put(seats, seat, spot);
    if (figure !== undefined) figures.set(element, { ...spot, says: figure });
  }
  return { cards, spots, places, seats, figures };
}

const MARKED = ['card', 'pile', 'heap', 'place', 'seat', 'figure'].map((name) => `[data-${name}]`).join();
