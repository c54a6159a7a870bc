import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { GiCancel } from 'react-icons/gi';
import styled, { css } from 'styled-components';
import { colour, medium, radius, shadow, size, space } from '../theme';
import { useUi } from '../words';
import { IconButton } from './Button';
import { Spoken } from './parts';

const Frame = styled.dialog<{ $wide: boolean }>`
  width: min(${({ $wide }) => ($wide ? '68rem' : '30rem')}, calc(100vw - 1.5rem));
  max-height: calc(100dvh - 1.5rem);
  padding: 0;
  border: 1px solid ${colour('bronze')};
  border-radius: ${radius.l};
  background: ${colour('surface')};
  color: ${colour('ink')};
  box-shadow: ${shadow.high};
  overflow: auto;
  &::backdrop {
    background: #120b0599;
  }
  /* On paper what is open lies on it alone (GlobalStyle has the rest of the page go), without its frame, on as many sheets as it takes. */
  @media print {
    position: absolute;
    inset: 0 auto auto 0;
    width: 100%;
    max-width: none;
    max-height: none;
    margin: 0;
    border: 0;
    background: none;
    box-shadow: none;
    overflow: visible;
    &::backdrop {
      display: none;
    }
  }
`;

const Head = styled.header<{ $bare: boolean }>`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
  padding: ${space.s} ${space.s} ${space.s} ${space.l};
  background: ${colour('surface')};
  border-bottom: 1px solid ${colour('lineSoft')};
  h2 {
    font-size: ${size.lead};
  }
  @media print {
    position: static;
    background: none;
  }
  ${({ $bare }) =>
    $bare &&
    css`
      justify-content: end;
      padding-bottom: 0;
      border: 0;
      ${medium} {
        height: 0;
        overflow: visible;
        > button {
          align-self: start;
        }
      }
    `}
`;

const Body = styled.div`
  padding: ${space.l};
`;

/** A modal dialog: focus stays inside and returns afterwards, Escape and a click beside it close it. */
export function Dialog({
  title,
  onClose,
  wide = false,
  bare = false,
  children,
}: {
  title: ReactNode;
  onClose(): void;
  wide?: boolean;
  /** What it shows has the title on it: it need only be heard. */
  bare?: boolean;
  children: ReactNode;
}) {
  const { say } = useUi();
  const frame = useRef<HTMLDialogElement>(null);
  const heading = useId();

  // Closed before it is taken out of the page: else the focus would not go back to where it was.
  useLayoutEffect(() => {
    const dialog = frame.current;
    if (!dialog || dialog.open) return undefined;
    dialog.showModal();
    return () => dialog.close();
  }, []);

  return (
    // The click handler only serves the pointer; the keyboard has Escape and the button.
    <Frame
      ref={frame}
      $wide={wide}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === frame.current) onClose();
      }}
    >
      <Head $bare={bare}>
        <h2 id={heading}>{bare ? <Spoken>{title}</Spoken> : title}</h2>
        <IconButton $kind="quiet" data-screen aria-label={say('close')} onClick={onClose}>
          <GiCancel aria-hidden />
        </IconButton>
      </Head>
      <Body>{children}</Body>
    </Frame>
  );
}
