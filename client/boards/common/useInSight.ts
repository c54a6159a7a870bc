import { useEffect, useRef, useState } from 'react';

/** Where the eye is, as a part of the window's height from its top: above a phone's hand and question. */
const EYE = 0.3;

/** What a reader scrolls with. */
const OWN_HANDS = ['pointerdown', 'wheel', 'keydown'] as const;

/**
 * The part of a scrolled page at which a reader looks.
 * @param ids the anchors of the parts, none inside another
 * @returns the anchor of the last part that begins above the line of the eye, else of the first; and what goes to a part,
 *   which then is the one looked at until the reader scrolls, though the page's end may keep it below that line
 */
export function useInSight(ids: readonly string[]): readonly [string | undefined, (id: string) => void] {
  const [inSight, setInSight] = useState<string>();
  const sent = useRef(false);
  const all = ids.join(' ');

  useEffect(() => {
    const look = (): void => {
      if (sent.current) return;
      const tops = all
        .split(' ')
        .map((id) => ({ id, top: document.getElementById(id)?.getBoundingClientRect().top ?? Infinity }))
        .sort((a, b) => a.top - b.top);
      setInSight((tops.findLast(({ top }) => top <= window.innerHeight * EYE) ?? tops[0])?.id);
    };
    const scrolls = (): void => {
      sent.current = false;
    };
    // What is laid out anew above the eye moves without being scrolled.
    const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look);
    sizes?.observe(document.body);
    window.addEventListener('scroll', look, { passive: true });
    for (const event of OWN_HANDS) window.addEventListener(event, scrolls, { passive: true });
    return () => {
      sizes?.disconnect();
      window.removeEventListener('scroll', look);
      for (const event of OWN_HANDS) window.removeEventListener(event, scrolls);
    };
  }, [all]);

  const goTo = (id: string): void => {
    sent.current = true;
    setInSight(id);
    document.getElementById(id)?.scrollIntoView({ block: 'start' });
  };
  return [inSight, goTo];
}
