import { useMemo, useState, type ReactNode } from 'react';
import type { ComponentId } from '../../games/kit/core';
import type { Ruleset } from '../../games/kit/ruleset';
import type { Words } from '../../games/kit/text/words';
import type { BoardModule, TableApi } from '../table/board';
import { componentsOf } from '../table/components';
import { ICONS } from '../table/icons';
import { QuestionProvider } from '../table/question/QuestionProvider';
import { IconsContext, ModuleContext, TableContext, ViewContext } from '../table/TableContext';
import CardViewer from '../table/viewer/CardViewer';
import { PreviewProvider } from '../table/viewer/preview';
import { useUi } from '../words';

interface Props {
  rules: Ruleset;
  words: Words;
  board: BoardModule;
  children: ReactNode;
}

/** Gives cards the table that they need where there is no match: that of a match not begun. They can be opened. */
export function Unplayed({ rules, words, board, children }: Props) {
  const { say } = useUi();
  const [open, setOpen] = useState<ComponentId | null>(null);
  const icons = useMemo(() => ({ ...ICONS, ...board.icons }), [board]);
  const view = useMemo(
    () => rules.view(rules.setup(rules.minSeats, rules.matchOptions({}, rules.minSeats)), null),
    [rules],
  );
  const table = useMemo(
    (): TableApi => ({
      seat: null,
      words,
      icons,
      components: componentsOf(rules),
      nameOf: (seat) => say('players.seat', { n: seat + 1 }),
      openCard: setOpen,
      openPile: () => {},
    }),
    [rules, words, icons, say],
  );

  return (
    <ModuleContext value={board}>
      <IconsContext value={icons}>
        <TableContext value={table}>
          <ViewContext value={view}>
            <QuestionProvider rules={rules} question={null} answer={() => {}} keys={false}>
              <PreviewProvider>{children}</PreviewProvider>
              {open !== null && <CardViewer id={open} onClose={() => setOpen(null)} />}
            </QuestionProvider>
          </ViewContext>
        </TableContext>
      </IconsContext>
    </ModuleContext>
  );
}
