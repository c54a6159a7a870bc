import { useEffect, useRef, useState, type ReactNode } from 'react';
import { GiCardPick, GiCog, GiGreekTemple, GiOpenBook } from 'react-icons/gi';
import { Link, useLocation } from 'react-router';
import styled from 'styled-components';
import { colour, desk, font, narrow, size, space, wide } from '../theme';
import { Dialog } from '../ui/Dialog';
import { IconButton } from '../ui/Button';
import { readBeside, ReadContext } from '../ui/Reading';
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
      /* What it leaves free is the table's (the "?" lies there). */
      &,
      > nav {
        pointer-events: none;
      }
      > a,
      > nav > * {
        pointer-events: auto;
      }
    }
  }
  ${desk} {
    :root[data-table] & {
      right: max(0px, 50vw - 60rem);
      width: calc(var(--side) + 2 * ${space.m});
      /* One rank of signs and links, and a line below it. */
      a {
        text-decoration: none;
        font-weight: 600;
      }
      nav > a,
      nav > button {
        padding: ${space.xs} 0.3rem;
      }
      svg {
        font-size: 1.35rem;
      }
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

/** A link of the frame: its sign stands in for its words where a table leaves no room for them; they are read aloud. */
const Signed = styled(Link)`
  > svg {
    display: none;
  }
  ${wide} {
    :root[data-table] & {
      font-size: 0;
      > svg {
        display: block;
        font-size: 1.35rem;
      }
    }
  }
  ${desk} {
    :root[data-table] & {
      font-size: inherit;
      > svg {
        display: none;
      }
    }
  }
`;

/** To the lobby; at a table the temple before it leads there, too, and its room is needed. */
const Home = styled(Link)`
  ${wide} {
    :root[data-table] & {
      display: none;
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

/** What can be read of a ruleset: its page, name and sign. */
const READING = [
  ['cards', 'frame.cards', GiCardPick],
  ['rules', 'rules.title', GiOpenBook],
] as const;

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

  // Where a ruleset is at home the links lead to its cards and rules; elsewhere its box does (`GameBox`).
  const here = RULESETS.filter(({ name }) => pathname.split('/').includes(name));
  const atTable = /^\/(match|local|learn)\//.test(pathname);
  const read = atTable ? onRead : null;
  return (
    <>
      <Skip href="#main">{say('frame.skip')}</Skip>
      <Head data-screen>
        <Brand to="/" reloadDocument={anew} title={say('frame.lobby')}>
          <GiGreekTemple aria-hidden />
          Civitas
        </Brand>
        <Nav aria-label={say('frame.nav')}>
          <Home to="/" reloadDocument={anew}>
            {say('frame.lobby')}
          </Home>
          {here.flatMap(({ name }) =>
            READING.map(([page, label, Sign]) => (
              <Signed
                key={`/${page}/${name}`}
                to={`/${page}/${name}`}
                reloadDocument={anew}
                onClick={(event) => readBeside(event, read, `/${page}/${name}`)}
              >
                <Sign aria-hidden />
                {say(label)}
              </Signed>
            )),
          )}
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
        <ReadContext value={read}>{children}</ReadContext>
      </main>
      {open && (
        <Dialog title={say('settings.title')} onClose={() => setOpen(false)}>
          <SettingsForm />
        </Dialog>
      )}
    </>
  );
}
