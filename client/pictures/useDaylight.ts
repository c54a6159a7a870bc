import { useSyncExternalStore } from 'react';
import { settings, subscribe } from '../settings';
import { isRecord } from '../storage';
import type { Daylight } from './index';

const DARK = '(prefers-color-scheme: dark)';
const LITTLE_DATA = '(prefers-reduced-data: reduce)';

const holds = (query: string): boolean => window.matchMedia(query).matches;

/** Whether the device is to load little: not every browser tells by a media query. */
const savesData = (): boolean =>
  holds(LITTLE_DATA) ||
  ('connection' in navigator && isRecord(navigator.connection) && navigator.connection['saveData'] === true);

/** The light of the page. */
function light(): Daylight {
  const { theme } = settings();
  if (theme !== 'system') return theme;
  return holds(DARK) ? 'dark' : 'light';
}

/** By which light pictures are shown; null where emblems are preferred to them. */
export const daylight = (): Daylight | null => (settings().plainPictures || savesData() ? null : light());

function follow(changed: () => void): () => void {
  const list = window.matchMedia(DARK);
  list.addEventListener('change', changed);
  const leave = subscribe(changed);
  return () => {
    list.removeEventListener('change', changed);
    leave();
  };
}

/** What is drawn without a browser has emblems. */
const nowhere = (): null => null;

/** By which light the reader's pictures are shown, kept up to date; null where emblems are preferred to them. */
export const useDaylight = (): Daylight | null => useSyncExternalStore(follow, daylight, nowhere);

/** The light of the page, kept up to date: for who came to see pictures. */
export const useLight = (): Daylight => useSyncExternalStore(follow, light);
