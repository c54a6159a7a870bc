import { useCallback, useDeferredValue, useMemo, useState, type RefObject } from 'react';
import type { ComponentId, Core, GameEvent } from '../../../games/kit/core';
import type { Ruleset } from '../../../games/kit/ruleset';
import type { Snapshot } from '../../net/clientStore';
import type { BoardModule } from '../board';
import { useGestures } from '../gestures/useGestures';
import { NO_KINDS } from '../log/lines';
import type { useSlots } from '../useSlots';
import { shownIn, type Beat } from './beats';
import { newsOf, useBegins, useMarks } from './marks';
import { useTelling } from './useTelling';

const NOTHING_NEW: ReadonlySet<string> = new Set();

/** The latest events of a view, from a line's number on. */
const eventsSince = ({ events, logged }: Core, n: number): readonly GameEvent[] =>
  logged > n ? events.slice(-(logged - n)) : [];

interface Shows {
  snapshot: Snapshot;
  rules: Ruleset;
  board: BoardModule;
  components: ReadonlySet<ComponentId>;
  table: RefObject<HTMLElement | null>;
  slots: ReturnType<typeof useSlots>;
  /** A position is only looked at: nothing is told over it. */
  still: boolean;
}

/**
 * What the board shows. The question is that of the newest position; the board shows what the telling has come to, and is drawn when
 * there is time. View and seat change together: another seat's hand is hidden in my view.
 */
export function useShown({ snapshot, rules, board, components, table, slots, still }: Shows) {
  const { seat, trail } = snapshot;
  const { there, drawn, parts } = slots;
  const { position, beat, log } = useTelling(snapshot, rules.events ?? NO_KINDS);
  const [looked, look] = useState<Beat | null>(null);
  const told = looked ?? (still ? null : beat);
  const [first = position] = trail;
  const latest = useDeferredValue(useMemo(() => ({ ...position, seat, told }), [position, seat, told]));
  const going = useGestures(board.gestures, latest);
  const begins = useBegins(seat !== null && trail.length > 1, drawn, parts);
  const shown = useMemo(() => (begins ? { ...latest, view: first.view } : latest), [begins, latest, first]);
  const news = useMemo(
    () =>
      seat === null || shown.view === first.view ? NOTHING_NEW : newsOf(eventsSince(shown.view, first.view.logged)),
    [shown, first, seat],
  );
  const large = useCallback((each: Beat) => shownIn(each, components), [components]);
  const now = useMemo(() => (told ? newsOf([told.head]) : NOTHING_NEW), [told]);
  useMarks(table, there, parts, shown.view, first.view, news, now);
  return {
    /** The position on the board, and the one it will show in a moment. */
    shown,
    latest,
    /** What is told over it, and what of a turn is looked at step by step. */
    beat,
    look,
    /** Components that are shown large while something is told. */
    large,
    going,
    /** The log, as far as it has been told, and the position since which it is news; null where nothing is decided. */
    log,
    then: snapshot.since === null ? null : first.view,
  };
}
