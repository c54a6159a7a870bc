import type { Scene, Spot } from './scene';

/** A way that something has to go. Its likeness is that of `drawn`, at its size there; a later way of the same `key` takes its place. */
export interface Way {
  key: unknown;
  drawn: Spot;
  from: Spot;
  to: Spot;
}

/** Piles, by their `data-pile`, out of which a component has come, and into which it has gone; null when nobody knows. */
export interface Piles {
  cameFrom(card: string): string | null;
  wentTo(card: string): string | null;
}

/** Shorter ways are not worth a flight, in pixels. */
const NEAR = 12;

const far = (a: Spot, b: Spot): boolean => Math.hypot(a.x - b.x, a.y - b.y) > NEAR;

const inPile = (scene: Scene, pile: string | null): Spot | undefined =>
  pile === null ? undefined : scene.piles.get(pile);

/** What has to move so that `then` becomes `now`: cards between places and piles, tokens between heaps; figures start up. */
export function waysBetween(then: Scene, now: Scene, piles: Piles): Way[] {
  const ways: Way[] = [];
  for (const [card, to] of now.cards) {
    const from = then.cards.get(card) ?? inPile(then, piles.cameFrom(card));
    if (from && far(from, to)) ways.push({ key: card, drawn: to, from, to });
  }
  for (const [card, from] of then.cards) {
    const to = now.cards.has(card) ? undefined : inPile(now, piles.wentTo(card));
    if (to && far(from, to)) ways.push({ key: card, drawn: from, from, to });
  }
  return [...ways, ...tokens(then, now), ...figures(then, now)];
}

const kindOf = (heap: string): string => heap.slice(heap.lastIndexOf(' ') + 1);

type Heap = Scene['heaps'] extends ReadonlyMap<string, infer H> ? H : never;
interface Change {
  heap: string;
  at: Heap;
  by: number;
}

/** Heaps of which `a` has more than `b`. */
const moreIn = (a: Scene, b: Scene): Change[] =>
  [...a.heaps].map(([heap, at]) => ({ heap, at, by: at.n - (b.heaps.get(heap)?.n ?? 0) })).filter(({ by }) => by > 0);

const sum = (changes: readonly Change[]): number => changes.reduce((all, { by }) => all + by, 0);

/** Tokens of a kind that have gone from heaps to heaps: as many as left have to arrive, or else some came from the supply. */
function tokens(then: Scene, now: Scene): Way[] {
  const [less, more] = [moreIn(then, now), moreIn(now, then)];
  return [...new Set(less.map(({ heap }) => kindOf(heap)))].flatMap((kind) => {
    const [sources, targets] = [less, more].map((changes) => changes.filter(({ heap }) => kindOf(heap) === kind)) as [
      Change[],
      Change[],
    ];
    if (sum(sources) !== sum(targets)) return [];
    return sources.flatMap(({ heap, at: from }) =>
      targets.map(({ heap: target, at: to }) => {
        const element = from.element.querySelector('svg')?.parentElement ?? from.element;
        return { key: `${heap} ${target}`, drawn: { ...from, width: from.height, element }, from, to };
      }),
    );
  });
}

/** By how much larger a figure begins that has changed. */
const START = 1.5;

/** Figures that say something else come from where they were, and from a larger size, to their own. */
const figures = (then: Scene, now: Scene): Way[] =>
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
