import { useEffect, useState, type RefObject } from 'react';

/** How far outside of the window something is still near: a good part of what one turn of the wheel brings. */
const MARGIN = '60% 0px';

/** Whether an element is in the window or near it, kept up to date; where a browser cannot tell, it is. */
export function useNear(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: MARGIN,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return near;
}
