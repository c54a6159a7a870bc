import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { space } from '../theme';
import { SIGN_ASKED, saidBy, wordsOn } from './signs';
import { beside } from './viewer/beside';
import { Bubble } from './viewer/Bubble';

const Lines = styled(Bubble).attrs({ as: 'ul' })`
  display: grid;
  gap: ${space.xs};
`;

/** What has signs that are explained together: where none of them was hit, or where the focus is. */
const SIGNS = 'data-signs';

/** What is pressed for its own sake, or says why it cannot be. */
const PRESSED = 'button, a, [role="button"], input, select, summary';

interface Hint {
  of: HTMLElement;
  lines: readonly string[];
}

/** What is to be said of a place of the page; null for nothing. */
function hintFor(target: EventTarget | null, whole: boolean): Hint | null {
  if (!(target instanceof Element)) return null;
  const sign = whole ? null : target.closest<HTMLElement>('main [title]');
  const group = target.closest<HTMLElement>(`[${SIGNS}]`);
  if (sign?.title) return { of: sign, lines: [saidBy(sign)] };
  if (!group) return null;
  return { of: group, lines: wordsOn(group) };
}

/**
 * What signs stand for: a mouse that rests on one is told by its title. Where nothing rests, as under a finger, a tap on it says
 * the same (on what is picked by a tap, a finger that rests on it: `askSign`), and the focus on a group of them (`data-signs`) says all of them.
 */
export function SignHint() {
  const [hint, setHint] = useState<Hint | null>(null);
  const box = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The click that a finger makes as it leaves what it rested on.
    let rested = false;
    const onClick = ({ target }: Event): void => {
      if (!rested) setHint(target instanceof Element && target.closest(PRESSED) ? null : hintFor(target, false));
    };
    const onDown = (): void => {
      rested = false;
    };
    const onAsked = ({ target }: Event): void => {
      rested = true;
      setHint(hintFor(target, false));
    };
    const onFocus = ({ target }: Event): void => {
      if (target instanceof Element && target.matches(`[${SIGNS}]:focus-visible`)) setHint(hintFor(target, true));
    };
    const close = (): void => setHint(null);
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close();
    };
    document.addEventListener('pointerdown', onDown, { capture: true });
    document.addEventListener(SIGN_ASKED, onAsked);
    document.addEventListener('click', onClick);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', close);
    document.addEventListener('keydown', onKey);
    window.addEventListener('scroll', close, { passive: true, capture: true });
    return () => {
      document.removeEventListener('pointerdown', onDown, { capture: true });
      document.removeEventListener(SIGN_ASKED, onAsked);
      document.removeEventListener('click', onClick);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', close);
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('scroll', close, { capture: true });
    };
  }, []);
  useLayoutEffect(() => {
    if (hint && box.current) beside(box.current, hint.of, 'below');
  }, [hint]);
  if (!hint || hint.lines.length === 0) return null;
  // Whoever listens to the table has heard the signs' words where they stand.
  return createPortal(
    <Lines ref={box} aria-hidden data-sign-hint>
      {hint.lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Lines>,
    document.body,
  );
}
