import { useEffect, useRef, useState } from 'react';
import type { Core } from '../../games/kit/core';
import { useSettings } from '../settings';
import { busy } from '../table/question/useKeys';

/** How long each position is shown during playback, in milliseconds. */
const STANDS = { atOnce: 350, fast: 900, calm: 1800 } as const;

type Direction = 1 | -1;

interface Steps {
  playing: boolean;
  /** Starts or stops playback. At the last position it starts again from the first. */
  play(): void;
  /** Goes to the start of the next turn (1), or back to the start of this turn, or of the one before (-1). */
  turn(way: Direction): void;
}

/**
 * Moves through the positions of a match: by playback, turn by turn, and by keys, which may be held. Arrow keys go by
 * positions, Page Up and Page Down by turns, the space bar starts and stops playback. Each step waits until the one before
 * has been drawn.
 * @param at number of the position that is shown, of 0 to `last`
 * @param view the position that has been drawn
 */
export function useSteps(at: number, last: number, view: Core, goTo: (at: number) => void): Steps {
  const { telling } = useSettings();
  const [going, setGoing] = useState<{ way: Direction; turn: number | null } | 'playing' | null>(null);
  const drawn = useRef<Core>(null);
  const playing = going === 'playing' && at < last;

  useEffect(() => {
    if (going === null || drawn.current === view) return undefined;
    const on = (): void => {
      drawn.current = view;
      if (going === 'playing') {
        if (at < last) goTo(at + 1);
        else setGoing(null);
        return;
      }
      const { way, turn } = going;
      if (turn !== null && view.turn !== turn) {
        setGoing(null);
        if (way < 0) goTo(at + 1);
      } else if (at + way < 0 || at + way > last) setGoing(null);
      else {
        setGoing({ way, turn: view.turn });
        goTo(at + way);
      }
    };
    const timer = setTimeout(on, going === 'playing' ? STANDS[telling] : 0);
    return () => clearTimeout(timer);
  }, [going, view, at, last, goTo, telling]);

  const play = (): void => {
    drawn.current = null;
    if (!playing && at === last) goTo(0);
    setGoing(playing ? null : 'playing');
  };
  const turn = (way: Direction): void => {
    // From the start of a turn, going back leads to the start of the one before.
    drawn.current = view;
    setGoing({ way, turn: way > 0 ? view.turn : null });
    goTo(at + way);
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || busy(event.target)) return;
      const way = ({ ArrowRight: 1, ArrowLeft: -1, PageDown: 1, PageUp: -1 } as const)[event.key];
      if (way === undefined && event.key !== ' ') return;
      if (
        event.key === ' ' &&
        event.target instanceof Element &&
        event.target.closest('button, a, [role="button"], [role="log"]')
      )
        return;
      if (event.target instanceof Element && event.target.closest('[role="log"], svg')) return;
      event.preventDefault();
      if (way === undefined) {
        if (!event.repeat) play();
      } else if (event.key.startsWith('Page')) turn(way);
      else if (!event.repeat || drawn.current !== view) {
        drawn.current = view;
        setGoing(null);
        goTo(at + way);
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
  return { playing, play, turn };
}
