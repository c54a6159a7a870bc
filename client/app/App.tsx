import { lazy, Suspense, useState } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { GlobalStyle } from '../ui/GlobalStyle';
import { Busy } from '../ui/Busy';
import { UiProvider } from '../words';
import { Frame } from './Frame';
import { Guard } from './Guard';
import { LastResort } from './LastResort';
import { Reader } from './Reader';
import { NotFound } from '../ui/NotFound';

const Lobby = lazy(() => import('../lobby/Lobby'));
const MatchPage = lazy(() => import('../match/MatchPage'));
const LocalPage = lazy(() => import('../local/LocalPage'));
const LessonPage = lazy(() => import('../lesson/LessonPage'));
const DebugPage = lazy(() => import('../debug/DebugPage'));
const CardsPage = lazy(() => import('../cards/CardsPage'));
const GalleryPage = lazy(() => import('../gallery/GalleryPage'));
const RulesPage = lazy(() => import('../rules/RulesPage'));
const About = lazy(() => import('./About'));

/** Every page by its address; each is loaded when it is first opened. */
export function App() {
  const [reading, setReading] = useState<string | null>(null);
  return (
    <>
      <GlobalStyle />
      <LastResort>
        <Suspense fallback={<Busy />}>
          <UiProvider>
            <BrowserRouter>
              <Frame onRead={setReading}>
                <Guard>
                  <Suspense fallback={<Busy />}>
                    <Routes>
                      <Route path="/" element={<Lobby />} />
                      <Route path="/match/:ruleset/:matchID" element={<MatchPage />} />
                      <Route path="/local/:ruleset" element={<LocalPage />} />
                      <Route path="/learn/:ruleset" element={<LessonPage />} />
                      <Route path="/debug/:ruleset" element={<DebugPage />} />
                      <Route path="/cards/:ruleset" element={<CardsPage />} />
                      <Route path="/gallery/:ruleset" element={<GalleryPage />} />
                      <Route path="/rules/:ruleset" element={<RulesPage />} />
                      <Route path="/about" element={<About />} />
                      <Route path="*" element={<NotFound />} />
                    </Routes>
                  </Suspense>
                </Guard>
              </Frame>
            </BrowserRouter>
            {reading !== null && <Reader address={reading} onClose={() => setReading(null)} />}
          </UiProvider>
        </Suspense>
      </LastResort>
    </>
  );
}
