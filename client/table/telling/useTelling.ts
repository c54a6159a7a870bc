import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ReceivedPosition, Snapshot } from '../../net/clientStore';
import { questionOf } from '../../../games/kit/moves';
import { useSettings } from '../../settings';
import { swallowClick } from '../../ui/swallowClick';
import { beatsOf, type Beat } from './beats';
import { keptBack, positionOf, type Story } from './pace';
import { Teller } from './Teller';
import { TURN_EVENTS, type Kinds } from '../log/lines';

const seen = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

interface Telling {
  /** The position that the board shows. */
  position: ReceivedPosition;
  /** What is being told over it. */
  beat: Beat | null;
  /** The log, as far as it has been told. */
  log: Snapshot['log'];
}

/**
 * Tells what the others do, at the reader's pace: which position the board shows, and what is told over it. Any click or key
 * ends it: then all stands as it is.
 */
export function useTelling({ view, seat, trail, log }: Snapshot, kinds: Kinds): Telling {
  const { telling: wished } = useSettings();
  const hidden = useSyncExternalStore(seen, () => document.hidden);
  // Nor is anything told over the scores: they say what the last turn has come to.
  const speed = hidden || view?.result ? 'atOnce' : wished;
  const asked = view !== null && (view.result !== null || (seat !== null && questionOf(view, seat) !== undefined));
  const since = trail[0]?.news ?? 0;
  const beats = useMemo(
    () =>
      beatsOf(
        linesFrom(log, since).filter(({ event }) => !TURN_EVENTS.includes(event.k)),
        kinds,
      ),
    [log, since, kinds],
  );
  const story = useMemo((): Story => ({ trail, beats, asked, speed }), [trail, beats, asked, speed]);
  const [teller] = useState(() => new Teller(story));
  const told = useSyncExternalStore(teller.subscribe, teller.told);
  useLayoutEffect(() => teller.hear(story), [teller, story]);
  useEffect(() => teller.stop, [teller]);

  const position = positionOf(told, story);
  const last = keptBack(told, story);
  const heard = useMemo(() => log.slice(0, log.length - linesFrom(log, last).length), [log, last]);
  const busy = told.beat !== null || position !== trail.at(-1);
  useEffect(() => {
    if (!busy) return undefined;
    const listening = new AbortController();
    const early = { capture: true, signal: listening.signal };
    const onPress = (event: Event): void => {
      // Who ends what is told over the board means no card: the board stands elsewhere the moment after.
      if (!asked && isOnSpot(event)) swallowClick();
      teller.skip();
    };
    window.addEventListener('pointerdown', onPress, early);
    window.addEventListener('keydown', teller.skip, early);
    return () => listening.abort();
  }, [busy, asked, teller]);
  return { position, beat: told.beat, log: heard };
}

const isOnSpot = ({ target }: Event): boolean => target instanceof Element && target.closest('[data-spot]') !== null;

/** The lines of a log from a number on: they lie at its end. */
function linesFrom(log: Snapshot['log'], n: number): Snapshot['log'] {
  let i = log.length;
  while (i > 0 && (log[i - 1]?.n ?? 0) >= n) i--;
  return log.slice(i);
}
