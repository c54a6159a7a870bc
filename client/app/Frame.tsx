import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { GiCog, GiGreekTemple } from 'react-icons/gi';
import { Link, useLocation } from 'react-router';
import styled from 'styled-components';
import { colour, desk, font, narrow, size, space, wide } from '../theme';
import { Dialog } from '../ui/Dialog';
import { IconButton } from '../ui/Button';
import { RULESETS } from '../rulesets';
import { useUi } from '../words';
import { SettingsForm } from './SettingsForm';

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
  min-height: var(--head);
  padding: 0 ${space.m};
  border-bottom: 3px double ${colour('bronze')};
  background: ${colour('surface')};
  /* A table uses the window's full height: the head lies over its side, or in the row of players. */
  ${wide} {
    :root[data-table] & {
      position: absolute;
      z-index: 2;
      inset: 0 0 auto auto;
      width: var(--nav);
      border: 0;
      background: none;
      pointer-events: none;
      > * {
        pointer-events: auto;
      }
    }
  }
  ${desk} {
    :root[data-table] & {
      right: max(0px, 50vw - 60rem);
      width: calc(var(--side) + 2 * ${space.m});
    }
  }
`;

const Brand = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space.s};
  font-family: ${font.display};
  font-size: ${size.title};
  font-weight: 700;
  letter-spacing: 0.08em;
  text-decoration: none;
  svg {
    font-size: 1.6rem;
  }
  /* On a phone, and at a table, the temple replaces the name, which is still read aloud. */
  ${narrow} {
    font-size: 0;
  }
  ${wide} {
    :root[data-table] & {
      font-size: 0;
    }
  }
`;

const Nav = styled.nav`
  display: flex;
  align-items: center;
  gap: ${space.m};
  font-size: ${size.small};
  ${narrow} {
    flex-wrap: wrap;
    justify-content: end;
    gap: 0 ${space.m};
  }
  ${wide} {
    :root[data-table] & {
      flex: 1;
      flex-wrap: wrap;
      justify-content: end;
      gap: 0 ${space.s};
    }
  }
`;

const Skip = styled.a`
  position: absolute;
  left: -100vw;
  &:focus {
    left: ${space.s};
    top: ${space.s};
    z-index: 40;
    padding: ${space.s} ${space.l};
    background: ${colour('raised')};
  }
`;

interface Props {
  /** Shows rules or cards beside the table; null closes them. */
  onRead(address: string | null): void;
  children: ReactNode;
}

/** The frame of every page: brand, link to the lobby, settings. At a table rules and cards are read beside it. */
export function Frame({ onRead, children }: Props) {
  const { say } = useUi();
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const arrived = useRef(pathname);
  // The server allows the debug page more than others, and a browser keeps that until it loads a page anew.
  const anew = pathname.startsWith('/debug');

  // After a click on a link the focus moves to the new page: the link itself may be gone.
  useEffect(() => {
    if (arrived.current === pathname) return;
    arrived.current = pathname;
    onRead(null);
    main.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [pathname, onRead]);

  // At a table the links lead to the cards and rules of its ruleset.
  const here = RULESETS.filter(({ name }) => pathname.split('/').includes(name));
  const shown = here.length > 0 ? here : RULESETS;
  const atTable = /^\/(match|local|learn)\//.test(pathname);
  const read = (event: MouseEvent, address: string): void => {
    if (!atTable || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onRead(address);
  };
  return (
    <>
      <Skip href="#main">{say('frame.skip')}</Skip>
      <Head>
        <Brand to="/" reloadDocument={anew}>
          <GiGreekTemple aria-hidden />
          Civitas
        </Brand>
        <Nav aria-label={say('frame.nav')}>
          <Link to="/" reloadDocument={anew}>
            {say('frame.lobby')}
          </Link>
          {shown.map(({ name, title }) => (
            <Link
              key={name}
              to={`/cards/${name}`}
              reloadDocument={anew}
              onClick={(event) => read(event, `/cards/${name}`)}
            >
              {shown.length > 1 ? say('frame.cardsOf', { title }) : say('frame.cards')}
            </Link>
          ))}
          {here.map(({ name }) => (
            <Link
              key={name}
              to={`/rules/${name}`}
              reloadDocument={anew}
              onClick={(event) => read(event, `/rules/${name}`)}
            >
              {say('rules.title')}
            </Link>
          ))}
          {!atTable && (
            <Link to="/about" reloadDocument={anew}>
              {say('frame.about')}
            </Link>
          )}
          <IconButton $kind="quiet" aria-label={say('settings.title')} onClick={() => setOpen(true)}>
            <GiCog aria-hidden />
          </IconButton>
        </Nav>
      </Head>
      <main id="main" ref={main} tabIndex={-1} style={{ outline: 'none' }}>
        {children}
      </main>
      {open && (
        <Dialog title={say('settings.title')} onClose={() => setOpen(false)}>
          <SettingsForm />
        </Dialog>
      )}
    </>
  );
}
