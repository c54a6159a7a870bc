import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { plain, type Token } from '../../../games/kit/text/words';
import { colour } from '../../theme';
import { useTable } from '../TableContext';
import { Tokens } from '../Tokens';
import { beside } from '../viewer/beside';
import { Bubble } from '../viewer/Bubble';

const Reason = styled(Bubble)`
  border-color: ${colour('danger')};
`;

/** What a greyed button is given, and the reason that lies beside it meanwhile. */
interface Why {
  button: {
    'aria-disabled': true | undefined;
    'aria-description': string | undefined;
    onPointerEnter(event: { pointerType: string; currentTarget: HTMLElement }): void;
    onPointerLeave(): void;
    onFocus(event: { currentTarget: HTMLElement }): void;
    onBlur(): void;
    onClick(event: { currentTarget: HTMLElement }): void;
  };
  bubble: ReactNode;
}

/**
 * Why something cannot be done, beside its greyed button: while it is pointed at or has the focus, and when it is clicked or touched.
 * @param why null where it can be done
 */
export function useWhy(why: readonly Token[] | null): Why {
  const { nameOf } = useTable();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const said = why && plain(why, nameOf);
  const close = (): void => setAnchor(null);

  useLayoutEffect(() => {
    // In the bar other answers stand at its sides.
    if (anchor && box.current)
      beside(box.current, anchor, anchor.closest('[data-shell="question"]') ? 'below' : 'right');
  }, [anchor, said]);
  useEffect(() => {
    if (!anchor) return undefined;
    const elsewhere = (event: Event): void => {
      if (!(event.target instanceof Node && anchor.contains(event.target))) close();
    };
    document.addEventListener('pointerdown', elsewhere);
    window.addEventListener('scroll', close, { passive: true, capture: true });
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      window.removeEventListener('scroll', close, { capture: true });
    };
  }, [anchor]);

  const show = ({ currentTarget }: { currentTarget: HTMLElement }): void => {
    if (why) setAnchor(currentTarget);
  };
  return {
    button: {
      'aria-disabled': why ? true : undefined,
      'aria-description': said ?? undefined,
      onPointerEnter: (event) => {
        if (event.pointerType === 'mouse') show(event);
      },
      onPointerLeave: close,
      onFocus: show,
      onBlur: close,
      onClick: show,
    },
    bubble:
      why && anchor
        ? createPortal(
            <Reason ref={box} role="status">
              <Tokens tokens={why} still />
            </Reason>,
            document.body,
          )
        : null,
  };
}
