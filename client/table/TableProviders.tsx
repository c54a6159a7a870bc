import { lazy, Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import type { ComponentId, Core, Question, Seat } from '../../games/kit/core';
import type { Ruleset } from '../../games/kit/ruleset';
import type { Words } from '../../games/kit/text/words';
import type { ClientStore } from '../net/clientStore';
import type { BoardModule, TableApi } from './board';
import { ICONS } from './icons';
import { Places, PlacesContext } from './question/places';
import { QuestionProvider } from './question/QuestionProvider';
import { IconsContext, ModuleContext, TableContext, ViewContext } from './TableContext';
import type { Pile } from './viewer/PileViewer';
import { PreviewProvider } from './viewer/preview';

/** Each comes when it is needed first. */
const CardViewer = lazy(() => import('./viewer/CardViewer'));
const PileViewer = lazy(() => import('./viewer/PileViewer'));

interface Props {
  rules: Ruleset;
  words: Words;
  board: BoardModule;
  components: ReadonlySet<ComponentId>;
  view: Core;
  seat: Seat | null;
  nameOf(seat: Seat): string;
  /** What is open to me. */
  question: Question | null;
  answer: ClientStore['answer'];
  keys: boolean;
  children: ReactNode;
}

/** Gives all parts of a table what they ask it for (`TableContext.ts`), and shows the card or the pile that one of them opens. */
export function TableProviders({ rules, words, board, components, view, seat, nameOf, question, ...props }: Props) {
  const [card, setCard] = useState<ComponentId | null>(null);
  const [pile, setPile] = useState<Pile | null>(null);
  const [places] = useState(() => new Places());
  const icons = useMemo(() => ({ ...ICONS, ...board.icons }), [board]);
  const openCard = useCallback((id: ComponentId) => setCard(id), []);
  const openPile = useCallback((title: string, ids: readonly ComponentId[]) => setPile({ title, ids }), []);
  const { zones, events } = rules;
  const table = useMemo(
    (): TableApi => ({ seat, words, nameOf, icons, components, zones, events, openCard, openPile }),
    [seat, words, nameOf, icons, components, zones, events, openCard, openPile],
  );
  return (
    <ModuleContext value={board}>
      <IconsContext value={icons}>
        <TableContext value={table}>
          <ViewContext value={view}>
            <PlacesContext value={places}>
              <QuestionProvider rules={rules} question={question} answer={props.answer} keys={props.keys}>
                <PreviewProvider>
                  {props.children}
                  {pile && (
                    <Suspense>
                      <PileViewer pile={pile} onClose={() => setPile(null)} />
                    </Suspense>
                  )}
                  {card !== null && (
                    <Suspense>
                      <CardViewer id={card} onClose={() => setCard(null)} />
                    </Suspense>
                  )}
                </PreviewProvider>
              </QuestionProvider>
            </PlacesContext>
          </ViewContext>
        </TableContext>
      </IconsContext>
    </ModuleContext>
  );
}
