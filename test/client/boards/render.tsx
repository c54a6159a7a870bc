import { act } from '@testing-library/react';
import type { ClientStore, Snapshot } from '../../../client/net/clientStore';
import type { BoardModule } from '../../../client/table/board';
import { Table as TableShell } from '../../../client/table/Table';
import type { Core, Option, Seat } from '../../../games/kit/core';
import type { RulesetModule } from '../../../games/kit/register';
import type { HeadlessTable } from '../../../games/kit/table';
import { renderUi } from '../render';

const NAMES = ['Ann', 'Bob', 'Cyril', 'Dora'];

/**
 * Renders a seat's view (null: a spectator's) of a match at the shell's table. `answers` collects what is sent.
 * @param since the match as it stood after the seat's last answer; without it the seat has not answered yet
 */
export async function renderBoard<G extends Core>(
  module: RulesetModule,
  board: BoardModule<G>,
  table: HeadlessTable<G>,
  seat: Seat | null,
  since?: HeadlessTable<G>,
) {
  const words = await module.words('en');
  const answers: (readonly Option[])[] = [];
  const view = table.view(seat);
  const received = [...(since ? [since.view(seat)] : []), view];
  const snapshot: Snapshot = {
    view,
    seat,
    people: [],
    connected: true,
    stateID: 0,
    log: [],
    since: since ? view.logged : null,
    trail: received.map((each, stateID) => ({ view: each, stateID, came: 0, news: view.logged })),
    sent: null,
    refusal: null,
  };
  const store: Pick<ClientStore, 'answer' | 'undo' | 'reconnect'> = {
    answer: (_question, picks) => {
      answers.push(picks);
    },
    undo: () => {},
    reconnect: () => {},
  };
  const people = NAMES.slice(0, view.seats).map((name, each) => ({ seat: each, name, bot: false, connected: null }));
  // The shell knows no ruleset's own state; its loader makes the same casts.
  // Awaited, because a board may load what it draws.
  const rendered = await act(async () =>
    renderUi(
      <TableShell
        store={store}
        snapshot={snapshot}
        rules={module.ruleset}
        words={words}
        board={board as unknown as BoardModule}
        people={people}
      />,
    ),
  );
  // Spots tell the question bar of themselves together, a moment after they are drawn.
  await act(async () => {});
  /** What answers for a component or place, where something does. */
  const spot = (key: string): HTMLElement => {
    const found = rendered.container.querySelector<HTMLElement>(`:is(button, path, circle)[data-spot="${key}"]`);
    if (!found) throw new Error(`${key} answers nothing`);
    return found;
  };
  return { ...rendered, view, words, answers, spot };
}
