import { act, render } from '@testing-library/react';
import { Client } from 'boardgame.io/client';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { ClientStore } from '../../client/net/clientStore';
import { useMatch } from '../../client/net/useMatch';
import type { BoardModule } from '../../client/table/board';
import { fallback } from '../../client/table/fallback';
import type { Person } from '../../client/net/people';
import { Table } from '../../client/table/Table';
import { makeUi, UiContext } from '../../client/words';
import { en } from '../../client/words/en';
import { toGame } from '../../games/kit/boardgame';
import type { Core } from '../../games/kit/core';
import type { Ruleset } from '../../games/kit/ruleset';
import { toy } from './toy';
import { orchardWords } from './toy/words';

// What browsers have and jsdom has not.
window.scrollTo = () => {};
window.reportError = () => {};
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

const ui = makeUi('en', en);

/** Renders with the interface in English, at an address. */
export const renderUi = (element: ReactElement, address = '/') =>
  render(
    <UiContext value={ui}>
      <MemoryRouter initialEntries={[address]}>{element}</MemoryRouter>
    </UiContext>,
  );

const PEOPLE: readonly Person[] = ['Ann', 'Bob'].map((name, seat) => ({ seat, name, bot: false, connected: null }));

function Shown({ store, board, rules }: { store: ClientStore; board: BoardModule; rules: Ruleset }) {
  const snapshot = useMatch(store);
  return (
    snapshot.view && (
      <Table store={store} snapshot={snapshot} rules={rules} words={orchardWords('en')} board={board} people={PEOPLE} />
    )
  );
}

/** Lets the page have a frame: positions that came meanwhile are drawn then. */
export const frame = (): Promise<void> =>
  act(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => resolve());
      }),
  );

/** Renders the table of a match. */
export const renderStore = (store: ClientStore, board: BoardModule, rules: Ruleset = toy.ruleset) =>
  renderUi(<Shown store={store} board={board} rules={rules} />);

interface TableOptions {
  board?: BoardModule;
  dealt?: boolean;
  /** Orchard, or one that is otherwise in some point. */
  rules?: Ruleset;
  seats?: number;
}

/** An Orchard table with seat 0 at the device; its cards are dealt unless `dealt` is false. */
export async function renderTable({
  board = fallback,
  dealt = true,
  rules = toy.ruleset,
  seats = 2,
}: TableOptions = {}) {
  const client = Client<Core>({
    game: toGame(rules, { seed: 'table' }),
    numPlayers: seats,
    playerID: '0',
    debug: false,
  });
  const store = new ClientStore(client, rules);
  const view = (): Core => store.snapshot().view as Core;
  const answer = async (...picks: string[]): Promise<void> => {
    await act(async () => {
      const question = view().questions[0];
      if (question) store.answer(question, picks);
    });
    await frame();
  };
  const rendered = renderStore(store, board, rules);
  if (dealt) await answer('ready');
  else await act(async () => {});
  return { ...rendered, store, client, view, answer };
}
