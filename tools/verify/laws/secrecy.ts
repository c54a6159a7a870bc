import type { Core, Seat } from '../../../games/kit/core';
import type { Path } from '../../../games/kit/zones/path';
import { difference } from '../difference';
import { decisionLaw, type Position, type Verdict } from '../law';

/** The first problem that `check` finds for any viewer, with whose view it is. */
function forEachViewer(at: Position, check: (viewer: Seat | null) => Verdict): Verdict {
  for (const viewer of at.viewers) {
    const found = check(viewer);
    if (found) return `${viewer === null ? 'spectator' : `seat ${viewer}`}: ${found}`;
  }
  return null;
}

/** The view of a view is the view itself: nothing is left to hide. */
export const viewOfView = decisionLaw('view of a view', 8, (at) =>
  forEachViewer(at, (viewer) => difference(at.rules.view(at.view(viewer), viewer), at.view(viewer))),
);

/** Of a question others see only that it is asked, and by which card. */
export const othersQuestions = decisionLaw("others' questions", 1, (at) =>
  forEachViewer(at, (viewer) => {
    for (const q of at.view(viewer).questions) {
      if (q.seat !== viewer && (q.options.length > 0 || q.min > 0 || q.max > 0 || q.params || q.node !== undefined)) {
        return `sees what seat ${q.seat} is offered`;
      }
    }
    return null;
  }),
);

/** Nobody's view holds future chance, the seed or the checkpoint of undo, which is a whole state. */
export const noMachinery = decisionLaw('no random source, seed or checkpoint', 1, (at) =>
  forEachViewer(at, (viewer) => {
    const { rng, seed, undo } = at.view(viewer);
    if (rng !== null || seed !== null) return 'sees the random source';
    if (undo && (undo.base !== '' || (undo.seat !== viewer && undo.moves.length > 0)))
      return 'sees the checkpoint of undo';
    return null;
  }),
);

/**
 * A viewer's view names no component of a zone that the viewer does not see, except in events that the viewer may
 * know.
 */
export const hiddenIds = decisionLaw('hidden components', 3, (at) =>
  forEachViewer(at, (viewer) => {
    const hidden = at.rules.zones?.hiddenFrom(at.g, viewer);
    if (!hidden?.size) return null;
    const remembered = at.rules.zones?.knownTo(viewer) ?? [];
    // Of undo a viewer sees only the viewer's own moves (`noMachinery`).
    const { events, undo: _undo, questions, ...rest } = at.view(viewer);
    // The card that asks is known to all, wherever it lies: some cards act at the end of the game from the draw deck.
    const asked = questions.map((q) => ({ ...q, card: undefined }));
    return namedIn({ ...rest, questions: asked }, hidden, remembered) ?? secretEvent(events, viewer);
  }),
);

/** An event whose cards are for others' eyes shows none. */
function secretEvent(events: Core['events'], viewer: Seat | null): Verdict {
  for (const event of events) {
    const own = !event.eyes || (viewer !== null && event.eyes.includes(viewer));
    if (!own && event.cards?.some((id) => id !== '?'))
      return `event ${event.k} for seats ${event.eyes?.join()} shows ${event.cards.join()}`;
  }
  return null;
}

/** Where a value names one of the components, alone or as a word of an option. What its viewer remembers is left out. */
export function namedIn(
  value: unknown,
  ids: ReadonlySet<string>,
  remembered: readonly Path[],
  at: readonly string[] = [],
): string | null {
  if (typeof value === 'string') {
    const found = value.split(' ').find((word) => ids.has(word));
    return found === undefined ? null : `${found} is hidden and stands at ${at.join('.')}`;
  }
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const here = [...at, key];
    if (ids.has(key)) return `${key} is hidden and is a key at ${at.join('.')}`;
    const found = remembered.some((path) => path.leadsTo(here)) ? null : namedIn(inner, ids, remembered, here);
    if (found) return found;
  }
  return null;
}

/** Secrecy, law 1: redealing a state from a viewer's view does not change that view. */
export const redealt = decisionLaw('redealt view', 6, (at) =>
  forEachViewer(at, (viewer) => {
    const view = at.view(viewer);
    const found = difference(at.rules.view(at.rules.redeal(view, viewer, at.random), viewer), view);
    return found && `view(redeal(view)) is another view: ${found}`;
  }),
);

/** Secrecy, law 2: states that differ only in what a viewer may not see give the same view, and each is sound. */
export const twoRedeals = decisionLaw('two redeals', 30, (at) =>
  forEachViewer(at, (viewer) => {
    const redealt = (): Core => at.rules.redeal(at.view(viewer), viewer, at.random);
    const [one, two] = [redealt(), redealt()];
    for (const g of [one, two]) {
      const wrong = at.rules.audit(g);
      if (wrong.length) return `a redealt state is not sound: ${wrong.join('; ')}`;
    }
    const found = difference(at.rules.view(one, viewer), at.rules.view(two, viewer));
    return found && `two redealt states look different: ${found}`;
  }),
);
