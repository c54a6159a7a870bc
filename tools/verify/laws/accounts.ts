import {
  HIDDEN,
  type ComponentId,
  type Core,
  type GameEvent,
  type Seat,
  type ZoneAddress,
} from '../../../games/kit/core';
import { sees, spotOf, type Zones } from '../../../games/kit/zones';
import type { Law, Verdict } from '../law';

/** What a view shows of the zones and counts. */
interface Books {
  cards: Map<ZoneAddress, ComponentId[]>;
  /** The zones whose components the viewer sees. */
  open: ReadonlySet<ZoneAddress>;
  counts: Map<ZoneAddress, number>;
}

function booksOf(zones: Zones, view: Core, viewer: Seat | null): Books {
  const held = zones.held(view);
  return {
    cards: new Map(held.map((each) => [spotOf(each), [...each.cards]])),
    open: new Set(held.filter((each) => sees(each, viewer)).map(spotOf)),
    counts: new Map(zones.figures(view)),
  };
}

/**
 * Applies an event to the books.
 * @returns what is wrong with the event; null when nothing is
 */
function enter(books: Books, zones: Zones, event: GameEvent): Verdict {
  const { cards, n, from, into } = event;
  if (zones.isOfCount(event)) {
    for (const [spot, by] of [
      [from, -(n ?? 0)],
      [into, n ?? 0],
    ] as const)
      if (spot !== undefined) books.counts.set(spot, (books.counts.get(spot) ?? 0) + by);
    return null;
  }
  for (const id of cards ?? []) {
    const left = from === undefined ? undefined : books.cards.get(from);
    if (from !== undefined) {
      // A component that nobody knew may be named as it leaves.
      const i = [left?.indexOf(id) ?? -1, left?.indexOf(HIDDEN) ?? -1].find((each) => each >= 0);
      const any = id === HIDDEN && left?.length ? 0 : i;
      if (any === undefined) return `${id} was not in ${from}`;
      left?.splice(any, 1);
    }
    if (into !== undefined) books.cards.set(into, [...(books.cards.get(into) ?? []), id]);
  }
  return null;
}

/** The first difference between books kept by events and those of the view. */
function differs(kept: Books, seen: Books): Verdict {
  for (const spot of new Set([...kept.counts.keys(), ...seen.counts.keys()])) {
    const [told, there] = [kept.counts.get(spot) ?? 0, seen.counts.get(spot) ?? 0];
    if (told !== there) return `${spot}: ${there}, by the events ${told}`;
  }
  for (const spot of new Set([...kept.cards.keys(), ...seen.cards.keys()])) {
    const [told, there] = [kept.cards.get(spot) ?? [], seen.cards.get(spot) ?? []];
    const say = (): string => `${spot}: ${there.join()}, by the events ${told.join()}`;
    if (told.length !== there.length) return say();
    if (!kept.open.has(spot) || !seen.open.has(spot)) continue;
    const rest = [...told];
    for (const id of there) {
      const i = rest.indexOf(id);
      if (i < 0) return say();
      rest.splice(i, 1);
    }
  }
  return null;
}

/**
 * The events between two positions, as a viewer sees them, account for every change of zones and counts in the
 * viewer's view. Set-up is left out: what is dealt then comes from no zone.
 */
export const accounts: Law = {
  name: 'events account',
  positions: 1,
  games: 1,
  watch({ rules }) {
    const { zones } = rules;
    let before: { logged: number; books: [Seat | null, Books][] } | null = null;
    return {
      decision(at) {
        before =
          zones && at.g.phase !== rules.phases[0]
            ? {
                logged: at.g.logged,
                books: at.viewers.map((viewer) => [viewer, booksOf(zones, at.view(viewer), viewer)]),
              }
            : null;
        return null;
      },
      moved(g, move): Verdict {
        const then = before;
        before = null;
        if (!then || !zones || g.result || move.name === 'undo') return null;
        const told = g.logged - then.logged;
        if (told > g.events.length) return null;
        for (const [viewer, books] of then.books) {
          const view = rules.view(g, viewer);
          const name = viewer === null ? 'spectator' : `seat ${viewer}`;
          for (const event of told > 0 ? view.events.slice(-told) : []) {
            const wrong = enter(books, zones, event);
            if (wrong) return `${name}, ${event.k}: ${wrong}`;
          }
          const wrong = differs(books, booksOf(zones, view, viewer));
          if (wrong)
            return `${name}, ${JSON.stringify(move)}: ${wrong}; told ${view.events
              .slice(-told)
              .map((e) => JSON.stringify(e))
              .join(' ')}`;
        }
        return null;
      },
    };
  },
};
