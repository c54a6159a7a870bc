import { useEffect, useEffectEvent } from 'react';
import { notify } from '../notices';
import { settings } from '../settings';
import { playSound } from '../sound';

const MARK = '● ';

/**
 * Calls me while I am asked something: a mark in the browser's tab; when it begins, a sound, and where I look elsewhere a
 * notice of the browser, both as far as I have allowed them.
 * @param asked stays true from one of my decisions to the next @param text what is asked, in words
 */
export function useCalls(asked: boolean, title: string, text: string): void {
  const call = useEffectEvent(() => {
    const { sounds, notices } = settings();
    if (sounds) playSound();
    return notices && document.visibilityState === 'hidden' ? notify(title, text, window.location.pathname) : undefined;
  });
  useEffect(() => {
    if (!asked) return undefined;
    document.title = MARK + document.title;
    const callOff = call();
    return () => {
      document.title = document.title.replace(MARK, '');
      callOff?.();
    };
  }, [asked]);
}
