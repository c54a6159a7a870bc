import { useState } from 'react';
import type { Core, GameEvent, Seat } from '../../../games/kit/core';
import type { Beat } from '../telling/beats';
import { duesOf, type Due, type GesturesOf } from './gesture';

/** What the table shows: a position through somebody's eyes, and what is being told over it. */
export interface Shown {
  view: Core;
  seat: Seat | null;
  told: Beat | null;
}

/**
 * What has happened between two things that the table showed: what begins to be told, else what the position brought that is not told one
 * by one. Nothing where something was taken back, where other eyes look, or where the position is another match's.
 */
export function happened(before: Shown, { view, seat, told }: Shown): readonly GameEvent[] {
  if (before.seat !== seat) return [];
  if (told && told.n !== before.told?.n) return [...told.details, told.head];
  const more = view.logged - before.view.logged;
  const later = told !== null && told.n >= before.view.logged;
  return more > 0 && more <= view.events.length && !later ? view.events.slice(-more) : [];
}

/** Gestures that are due, and a number that tells them from those before; null while nothing is. */
export interface Going {
  n: number;
  dues: readonly Due[];
}

/** The gestures of what the table shows now. */
export function useGestures(gestures: GesturesOf<Core> | undefined, shown: Shown): Going | null {
  const [seen, see] = useState<{ shown: Shown; going: Going | null }>({ shown, going: null });
  if (seen.shown === shown) return seen.going;
  const dues = gestures ? duesOf(gestures, happened(seen.shown, shown), shown.view) : [];
  const going = dues.length > 0 ? { n: (seen.going?.n ?? 0) + 1, dues } : seen.going;
  see({ shown, going });
  return going;
}
