import { createContext, useContext } from 'react';
import type { Core } from '../../games/kit/core';
import type { BoardModule, IconTable, QuestionApi, TableApi } from './board';

export const TableContext = createContext<TableApi | null>(null);
/** The position. It is a context of its own, so that what shows names alone (`useTable`) is not drawn again with every move. */
export const ViewContext = createContext<Core | null>(null);
export const QuestionContext = createContext<QuestionApi | null>(null);
/** Pictures by key: they are there without a table, too. */
export const IconsContext = createContext<IconTable>({});
/** The module that draws the ruleset's components: the fallback where it has no board of its own. */
export const ModuleContext = createContext<BoardModule | null>(null);

function needed<T>(value: T | null, name: string): T {
  if (value === null) throw new Error(`${name} outside of a table`);
  return value;
}

/** The table: seat, words, names, icons, and opening cards and piles. */
export const useTable = <G extends Core = Core>(): TableApi<G> => needed(useContext(TableContext), 'useTable');

/** The position as this browser may see it. Whoever uses it is drawn anew with every move. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- a board is shown positions of its own ruleset only
export const useView = <G extends Core = Core>(): G => needed(useContext(ViewContext), 'useView') as G;

/** What I am asked, and how components answer it. */
export const useQuestion = (): QuestionApi => needed(useContext(QuestionContext), 'useQuestion');

/** The board module of the table's ruleset. */
export const useModule = (): BoardModule => needed(useContext(ModuleContext), 'useModule');
