import { act, screen, waitFor } from '@testing-library/react';
import { Client } from 'boardgame.io/client';
import { InitializeGame } from 'boardgame.io/internal';
import { MatchStore } from '../../client/net/matchStore';
import { useMatch } from '../../client/net/useMatch';
import { toGame } from '../../games/kit/boardgame';
import type { Core } from '../../games/kit/core';
import { line } from './line';
import { renderUi } from './render';
import { toy } from './toy';

const game = toGame(toy.ruleset, { seed: 'burst' });
const begun = InitializeGame({ game, numPlayers: 2 });
const STATES = 60;
/** As a server sends them: each has one line more, and only the latest few lines. */
const states = Array.from({ length: STATES }, (_, i) => {
  const logged = i + 1;
  const events = Array.from({ length: Math.min(logged, 3) }, (_each, k) => ({ k: 'plant', n: logged - Math.min(logged, 3) + k }));
  return { ...begun, _stateID: logged, G: { ...begun.G, events, logged } };
});

const toil = (): void => {
  const until = performance.now() + 12;
  while (performance.now() < until);
};

/** Takes long to draw. */
function Heavy({ drawn }: { drawn: number[] }) {
  toil();
  return <p>{drawn.length}</p>;
}

function Shown({ store, drawn }: { store: MatchStore; drawn: number[] }) {
  const { view, log, stateID } = useMatch(store);
  drawn.push(stateID);
  return <><Heavy drawn={drawn} /><output>{view && `${stateID}: ${log.map(({ event }) => event.n).join()}`}</output></>;
}

test('in a burst pictures are passed over, no line of the log is, and the last picture wins', async () => {
  const wire = line();
  const store = new MatchStore(Client<Core>({ game, matchID: 'm1', playerID: '0', debug: false, multiplayer: wire.make }), toy.ruleset);
  const drawn: number[] = [];
  renderUi(<Shown store={store} drawn={drawn} />);
  await act(async () => {
    wire.connected(true);
    wire.sync(begun);
  });
  expect(screen.getByRole('status')).toHaveTextContent('0:');
  drawn.length = 0;

  // Outside of `act`, as in a browser: each state comes in a task of its own.
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    for (const state of states) {
      await new Promise((resolve) => setTimeout(resolve));
      wire.update(state);
    }
    const lines = Array.from({ length: STATES }, (_, n) => n).join();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(`${STATES}: ${lines}`));
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  }
  expect(drawn.length).toBeLessThan(STATES);
  expect(drawn).toEqual([...drawn].sort((a, b) => a - b));
});

test('another match is shown from its own beginning', async () => {
  const [first, second] = [line(), line()];
  const [one, two] = [first, second].map((wire) => new MatchStore(Client<Core>({ game, matchID: 'm1', playerID: '0', debug: false, multiplayer: wire.make }), toy.ruleset)) as [MatchStore, MatchStore];
  const { rerender } = renderUi(<Shown store={one} drawn={[]} />);
  await act(async () => {
    first.connected(true);
    first.sync(states[9]!);
  });
  expect(screen.getByRole('status')).toHaveTextContent('10: 7,8,9');
  await act(async () => rerender(<Shown store={two} drawn={[]} />));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
