import { lazy, Suspense } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { Busy } from '../ui/Busy';
import { SidePanel } from '../ui/SidePanel';
import { useUi } from '../words';
import { Guard } from './Guard';

const CardsPage = lazy(() => import('../cards/CardsPage'));
const RulesPage = lazy(() => import('../rules/RulesPage'));

/** Rules or cards while a match goes on: the table stays where it is, and can be used. Links lead on inside. */
export function Reader({ address, onClose }: { address: string; onClose(): void }) {
  const { say } = useUi();
  return (
    <SidePanel title={say('reader.title')} close={say('reader.close')} onClose={onClose}>
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
    </SidePanel>
  );
}
