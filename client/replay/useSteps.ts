import { useEffect, useRef, useState } from 'react';
import type { Core } from '../../games/kit/core';
import { useSettings } from '../settings';
import { busy } from '../table/question/useKeys';

/** How long a position stands while the match plays by itself, in milliseconds. */
const STANDS = { atOnce: 350, fast: 900, calm: 1800 } as const;

type Direction = 1 | -1;

interface Steps {
  playing: boolean;
  /** Plays on by itself, or stops; from the beginning where it has come to the end. */
  play(): void;
  /** Goes to where the next turn begins, or back to where this one does (or the one before). */
  turn(way: Direction): void;
}

/**
 * Ways through a match that is looked at: by itself, turn by turn, and by keys, also held ones: arrows step, Page Up and Page Down go by turns,
 * the space bar plays. No step is taken before the one before has been drawn.
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
    // Back from where a turn begins is where the one before begins.
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
