import { useEffect } from 'react';

const MARK = '● ';

/** Marks the browser's tab while I am asked something. */
export function useTitle(asked: boolean): void {
  useEffect(() => {
    if (!asked) return undefined;
    document.title = MARK + document.title;
    return () => { document.title = document.title.replace(MARK, ''); };
  }, [asked]);
}
