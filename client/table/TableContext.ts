import { createContext, useContext } from 'react';
import type { Core } from '../../games/kit/core';
import type { BoardModule, IconTable, QuestionApi, TableApi } from './board';

export const TableContext = createContext<TableApi | null>(null);
export const QuestionContext = createContext<QuestionApi | null>(null);
/** Pictures by key. Apart from the table, which is another with every move: what is drawn of icons alone stays as it is. */
export const IconsContext = createContext<IconTable>({});
/** The module that draws the ruleset's components: the fallback where it has no board of its own. */
export const ModuleContext = createContext<BoardModule | null>(null);

function needed<T>(value: T | null, name: string): T {
  if (value === null) throw new Error(`${name} outside of a table`);
  return value;
}

/** The table: view, seat, words, names, icons, and opening cards and piles. */
export const useTable = <G extends Core = Core>(): TableApi<G> =>
  needed(useContext(TableContext), 'useTable') as unknown as TableApi<G>;

/** What I am asked, and how components answer it. */
export const useQuestion = (): QuestionApi => needed(useContext(QuestionContext), 'useQuestion');

export const useModule = (): BoardModule => needed(useContext(ModuleContext), 'useModule');
