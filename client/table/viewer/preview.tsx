import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import styled from 'styled-components';
import type { ComponentId } from '../../../games/kit/core';
import { colour, radius, shadow, size, space } from '../../theme';
import { useModule, useQuestion, useTable, useView } from '../TableContext';
import { Consequences } from '../question/Consequences';
import { Tokens, WordedContext } from '../Tokens';
import { beside } from './beside';

/** How long the pointer rests on a card before it is shown large, in milliseconds. */
const DELAY = 350;

interface Preview {
  show(id: ComponentId, anchor: HTMLElement): void;
  hide(): void;
}

const PreviewContext = createContext<Preview>({ show: () => {}, hide: () => {} });
export const usePreview = (): Preview => useContext(PreviewContext);

const Box = styled.aside`
  position: fixed;
  z-index: 20;
  width: 19rem;
  max-height: calc(100dvh - 1rem);
  overflow: hidden;
  border-radius: ${radius.l};
  background: ${colour('surface')};
  box-shadow: ${shadow.high};
  pointer-events: none;
`;

const Line = styled.div<{ $no?: boolean }>`
  padding: ${space.s} ${space.m};
  font-size: ${size.small};
  color: ${({ $no }) => colour($no ? 'danger' : 'chosen')};
`;

/** Shows the component under a resting mouse or the keyboard's focus large, beside it, with what picking it does or why it cannot be. */
export function PreviewProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ id: ComponentId; anchor: HTMLElement } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What the preview is for, shown already or about to be. */
  const pointed = useRef<HTMLElement>(null);
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    pointed.current = null;
    setShown(null);
  }, []);
  const preview = useMemo(
    (): Preview => ({
      show: (id, anchor) => {
        if (pointed.current === anchor) return;
        clearTimeout(timer.current);
        pointed.current = anchor;
        timer.current = setTimeout(() => setShown({ id, anchor }), DELAY);
      },
      hide,
    }),
    [hide],
  );

  useEffect(() => {
    // What is scrolled away is no longer pointed at, and who plays by keys does not look where the pointer lies.
    window.addEventListener('scroll', hide, { passive: true, capture: true });
    window.addEventListener('keydown', hide, { capture: true });
    return () => {
      window.removeEventListener('keydown', hide, { capture: true });
      window.removeEventListener('scroll', hide, { capture: true });
      clearTimeout(timer.current);
    };
  }, [hide]);

  return (
    <PreviewContext value={preview}>
      {children}
      {shown && <PreviewBox key={shown.id} {...shown} />}
    </PreviewContext>
  );
}

function PreviewBox({ id, anchor }: { id: ComponentId; anchor: HTMLElement }) {
  const view = useView();
  const { seat, words } = useTable();
  const { ComponentFace } = useModule();
  const ask = useQuestion();
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (box.current) beside(box.current, anchor);
  }, [anchor]);
  const whyNot = ask.whyNot(id);
  return (
    // The same things are told by the Spot's name and by the viewer; the box only saves the click.
    <Box ref={box} aria-hidden>
      <WordedContext value>
        <ComponentFace id={id} size="large" view={view} seat={seat} words={words} />
      </WordedContext>
      {ask.optionsFor(id).map((option) => (
        <Line key={option}>
          <Tokens tokens={ask.meaning(option)} still />
          <Consequences of={[option]} />
        </Line>
      ))}
      {whyNot && (
        <Line $no>
          <Tokens tokens={whyNot} still />
        </Line>
      )}
    </Box>
  );
}
