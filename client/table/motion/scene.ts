/**
 * What a table draws, as elements mark themselves: `data-card` a component, `data-pile` a pile that holds components which
 * are not drawn, `data-heap` with `data-n` an amount of tokens of the kind that is the last word of its name,
 * `data-figure` what it says: the element stays the same when that changes.
 */

/** A place on the page, from the corner of the table: scrolling the page moves nothing. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
  element: HTMLElement;
}

export interface Scene {
  cards: ReadonlyMap<string, Spot>;
  piles: ReadonlyMap<string, Spot>;
  heaps: ReadonlyMap<string, Spot & { n: number }>;
  figures: ReadonlyMap<HTMLElement, Spot & { says: string }>;
}

/** Takes down where everything lies just now; what is under way lies where it has come to (`flying`). */
export function sceneOf(root: HTMLElement, flying: ReadonlyMap<unknown, { likeness: HTMLElement }>): Scene {
  const corner = root.getBoundingClientRect();
  const cards = new Map<string, Spot>();
  const piles = new Map<string, Spot>();
  const heaps = new Map<string, Spot & { n: number }>();
  const figures = new Map<HTMLElement, Spot & { says: string }>();
  const spotOf = (element: HTMLElement): Spot | null => {
    const { left, top, width, height } = element.getBoundingClientRect();
    // What is folded away lies nowhere.
    return width > 0 && height > 0 ? { x: left - corner.left, y: top - corner.top, width, height, element } : null;
  };
  for (const element of root.querySelectorAll<HTMLElement>('[data-card], [data-pile], [data-heap], [data-figure]')) {
    const { card, pile, heap, n, figure } = element.dataset;
    const spot = spotOf(element);
    if (!spot) continue;
    if (card !== undefined && !cards.has(card)) {
      const on = flying.get(card)?.likeness;
      cards.set(card, { ...((on && spotOf(on)) ?? spot), element });
    }
    if (pile !== undefined && !piles.has(pile)) piles.set(pile, spot);
    if (heap !== undefined && !heaps.has(heap)) heaps.set(heap, { ...spot, n: Number(n) });
    if (figure !== undefined) figures.set(element, { ...spot, says: figure });
  }
  return { cards, piles, heaps, figures };
}
