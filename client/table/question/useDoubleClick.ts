import { useEffect, useRef } from 'react';

/**
 * The second click of a double click was meant for what the first one answered: it does nothing to the question that has come meanwhile,
 * whose button may lie at the same place.
 * @param n the number of the question open to me; null without one
 */
export function useDoubleClick(n: number | null): void {
  const current = useRef(n);
  useEffect(() => {
    current.current = n;
  }, [n]);
  useEffect(() => {
    let first = current.current;
    const onClick = (event: MouseEvent): void => {
      if (event.detail < 2) first = current.current;
      else if (first !== current.current) {
        event.stopPropagation();
        event.preventDefault();
      }
    };
    window.addEventListener('click', onClick, true);
    return () => window.removeEventListener('click', onClick, true);
  }, []);
}
