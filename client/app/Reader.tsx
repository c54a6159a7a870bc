import { lazy, Suspense } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { Busy } from '../ui/Busy';
import { SidePanel } from '../ui/SidePanel';
import { useUi } from '../words';
import { Guard } from './Guard';

const CardsPage = lazy(() => import('../cards/CardsPage'));
const RulesPage = lazy(() => import('../rules/RulesPage'));

/** Rules or cards beside a match in progress. The table stays in use; links inside open here too. */
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
