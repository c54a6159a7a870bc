import { useLayoutEffect, useState } from 'react';
import { GiHamburgerMenu } from 'react-icons/gi';
import styled, { createGlobalStyle } from 'styled-components';
import { colour, narrow, radius, shadow, space } from '../../theme';
import { Button } from '../../ui/Button';
import { useUi } from '../../words';

/** While it is closed, a phone has the players and the board where the page begins, and nothing above them but the way to the chat. */
const Closed = createGlobalStyle`
  ${narrow} {
    :root:not([data-head]) header:has(+ #main),
    :root:not([data-head]) [data-head-only] > button:not([data-chat]) {
      display: none;
    }
    /* What opens from it is there all the same. */
    :root:not([data-head]) [data-head-only]:not(:has(> [data-chat])) {
      display: contents;
    }
    /* Room for the button that closes it. */
    header:has(+ #main) {
      padding-inline-end: 4rem;
    }
  }
`;

/** In the window's corner wherever the page is: what lies beside it ends before it. */
const Handle = styled(Button)`
  position: fixed;
  z-index: 7;
  top: ${space.xs};
  right: ${space.m};
  flex-direction: column;
  gap: 0;
  width: 2.9rem;
  height: 3rem;
  padding: 0;
  border-radius: ${radius.m};
  background: ${colour('surface')};
  box-shadow: ${shadow.mid};
  font-size: 0.75rem;
  line-height: 1.1;
  svg {
    font-size: 1.25rem;
  }
`;

/** On a phone the way to all that is no part of the game: pages, log, aid, chat, and what can be done with the match. */
export default function Head() {
  const { say } = useUi();
  const [open, setOpen] = useState(false);
  useLayoutEffect(() => {
    if (!open) return undefined;
    const { dataset } = document.documentElement;
    dataset.head = 'open';
    window.scrollTo({ top: 0 });
    return () => {
      delete dataset.head;
    };
  }, [open]);
  return (
    <>
      <Closed />
      <Handle $kind="quiet" data-screen data-head-handle aria-expanded={open} onClick={() => setOpen(!open)}>
        <GiHamburgerMenu aria-hidden />
        {say('head.more')}
      </Handle>
    </>
  );
}
