import { useEffect, useRef, type ReactNode } from 'react';
import { GiCancel } from 'react-icons/gi';
import styled from 'styled-components';
import { colour, narrow, radius, shadow, size, space } from '../theme';
import { IconButton } from './Button';

/** At the window's side; on a phone over its upper part: what is answered lies below. */
const Panel = styled.aside`
  position: fixed;
  inset: ${space.s} ${space.s} ${space.s} auto;
  z-index: 30;
  width: var(--side-panel);
  display: flex;
  flex-direction: column;
  border: 1px solid ${colour('bronze')};
  border-radius: ${radius.l};
  background: ${colour('ground')};
  box-shadow: ${shadow.high};
  ${narrow} {
    inset: 0 0 auto;
    width: auto;
    height: 60dvh;
    border-radius: 0 0 ${radius.l} ${radius.l};
  }
  > div {
    position: relative;
    flex: 1;
    overflow: auto;
    overscroll-behavior: contain;
    /* Beside the button that closes it. */
    h1 {
      margin-inline-end: 3rem;
      font-size: ${size.title};
    }
  }
  > button {
    position: absolute;
    z-index: 2;
    top: ${space.xs};
    right: ${space.l};
    background: ${colour('surface')};
  }
`;

interface Props {
  title: string;
  /** What the button says that closes it. */
  close: string;
  onClose(): void;
  children: ReactNode;
}

/** Something to read while a match goes on: the table stays where it is, and can be used. Escape closes it. */
export function SidePanel({ title, close, onClose, children }: Props) {
  const inside = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    inside.current?.focus();
    document.documentElement.dataset.beside = 'panel';
    return () => {
      delete document.documentElement.dataset.beside;
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <Panel
      aria-label={title}
      // Keys mean something else here than at the table.
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      <IconButton aria-label={close} onClick={onClose}>
        <GiCancel aria-hidden />
      </IconButton>
      <div ref={inside} tabIndex={-1}>
        {children}
      </div>
    </Panel>
  );
}
