import { lazy, Suspense, useEffect, useRef } from 'react';
import { GiCancel } from 'react-icons/gi';
import { MemoryRouter, Route, Routes } from 'react-router';
import styled from 'styled-components';
import { colour, radius, shadow, space, wide } from '../theme';
import { Busy } from '../ui/Busy';
import { IconButton } from '../ui/Button';
import { useUi } from '../words';
import { Guard } from './Guard';

const CardsPage = lazy(() => import('../cards/CardsPage'));
const RulesPage = lazy(() => import('../rules/RulesPage'));

/** Beside the table; a sheet over its lower part where there is no room beside it. */
const Panel = styled.aside`
  position: fixed;
  inset: auto 0 0;
  z-index: 30;
  height: 65dvh;
  display: flex;
  flex-direction: column;
  border: 1px solid ${colour('bronze')};
  border-radius: ${radius.l} ${radius.l} 0 0;
  background: ${colour('ground')};
  box-shadow: ${shadow.high};
  ${wide} {
    inset: calc(var(--page-head) + ${space.s}) ${space.s} ${space.s} auto;
    width: min(34rem, 45vw);
    height: auto;
    border-radius: ${radius.l};
  }
  > div {
    position: relative;
    flex: 1;
    overflow: auto;
    overscroll-behavior: contain;
  }
  > button {
    position: absolute;
    z-index: 2;
    top: ${space.xs};
    right: ${space.l};
    background: ${colour('surface')};
  }
`;

/** Rules or cards while a match goes on: the table stays where it is, and can be used. Links lead on inside. */
export function Reader({ address, onClose }: { address: string; onClose(): void }) {
  const { say } = useUi();
  const pages = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    pages.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <Panel
      aria-label={say('reader.title')}
      // Keys mean something else here than at the table.
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      <IconButton aria-label={say('reader.close')} onClick={onClose}>
        <GiCancel aria-hidden />
      </IconButton>
      <div ref={pages} tabIndex={-1}>
        <MemoryRouter key={address} initialEntries={[address]}>
          <Guard>
            <Suspense fallback={<Busy />}>
              <Routes>
                <Route path="/cards/:ruleset" element={<CardsPage />} />
                <Route path="/rules/:ruleset" element={<RulesPage />} />
              </Routes>
            </Suspense>
          </Guard>
        </MemoryRouter>
      </div>
    </Panel>
  );
}
