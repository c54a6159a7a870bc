import {
  createContext,
  lazy,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { ComponentId, Option } from '../../../games/kit/core';

/** Comes when something is pointed at first. */
const PreviewBox = lazy(() => import('./PreviewBox'));

/** How long the pointer rests on a card before it is shown large, in milliseconds. */
const DELAY = 350;

/** So far the pointer goes after a press before it points at something again, in pixels: what appears under it is not meant. */
const AWAY = 8;

/** What is shown: a component large, with what picking it does, or only what an answer does that is a button. */
export type Previewed = { id: ComponentId; option?: undefined } | { id?: undefined; option: Option };

interface Preview {
  show(what: Previewed, anchor: HTMLElement): void;
  hide(): void;
}

const PreviewContext = createContext<Preview>({ show: () => {}, hide: () => {} });

/** The preview of cards: shows and hides it. */
export const usePreview = (): Preview => useContext(PreviewContext);

/** Shows what lies under a resting mouse or the keyboard's focus beside it (`Previewed`), or why it cannot be picked. */
export function PreviewProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ what: Previewed; anchor: HTMLElement } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What the preview is for, shown already or about to be. */
  const pointed = useRef<HTMLElement>(null);
  /** Where the pointer was pressed and still rests. */
  const pressed = useRef<{ x: number; y: number }>(null);
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    pointed.current = null;
    setShown(null);
  }, []);
  const preview = useMemo(
    (): Preview => ({
      show: (what, anchor) => {
        if (pointed.current === anchor || pressed.current) return;
        clearTimeout(timer.current);
        pointed.current = anchor;
        timer.current = setTimeout(() => setShown({ what, anchor }), DELAY);
      },
      hide,
    }),
    [hide],
  );

  useEffect(() => {
    const press = ({ clientX, clientY }: PointerEvent): void => {
      pressed.current = { x: clientX, y: clientY };
    };
    const move = ({ clientX, clientY }: PointerEvent): void => {
      const from = pressed.current;
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > AWAY) pressed.current = null;
    };
    const type = (): void => {
      pressed.current = null;
      hide();
    };
    window.addEventListener('pointerdown', press, { capture: true });
    window.addEventListener('pointermove', move, { capture: true, passive: true });
    // What is scrolled away is no longer pointed at, and who plays by keys does not look where the pointer lies.
    window.addEventListener('scroll', hide, { passive: true, capture: true });
    window.addEventListener('keydown', type, { capture: true });
    return () => {
      window.removeEventListener('pointerdown', press, { capture: true });
      window.removeEventListener('pointermove', move, { capture: true });
      window.removeEventListener('keydown', type, { capture: true });
      window.removeEventListener('scroll', hide, { capture: true });
      clearTimeout(timer.current);
    };
  }, [hide]);

  return (
    <PreviewContext value={preview}>
      {children}
      {shown && (
        <Suspense>
          <PreviewBox key={shown.what.id ?? shown.what.option} {...shown} />
        </Suspense>
      )}
    </PreviewContext>
  );
}
