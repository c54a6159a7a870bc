import { act, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { Client } from 'boardgame.io/client';
import { InitializeGame } from 'boardgame.io/internal';
import { ClientStore } from '../../client/net/clientStore';
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
  const events = Array.from({ length: Math.min(logged, 3) }, (_each, k) => ({
    k: 'plant',
    n: logged - Math.min(logged, 3) + k,
  }));
  return { ...begun, _stateID: logged, G: { ...begun.G, events, logged } };
});

const toil = (ms: number): void => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

/** Takes long to draw. */
function Heavy({ ms, drawn }: { ms: number; drawn: number[] }) {
  toil(ms);
  return <p>{drawn.length}</p>;
}

interface ShownProps {
  store: ClientStore;
  /** How long it takes to draw, in milliseconds. */
  ms?: number;
  /** Numbers of the positions that came onto the page. */
  drawn?: number[];
  onDrawn?(): void;
}

function Shown({ store, ms = 0, drawn = [], onDrawn }: ShownProps) {
  const { view, log, stateID } = useMatch(store);
  useLayoutEffect(() => {
    drawn.push(stateID);
    onDrawn?.();
  }, [drawn, stateID, onDrawn]);
  return (
    <>
      <Heavy ms={ms} drawn={drawn} />
      <output>{view && `${stateID}: ${log.map(({ event }) => event.n).join()}`}</output>
    </>
  );
}

/** Frames that the page has had. */
function countFrames(): { n: number; stop(): void } {
  const count = { n: 0, stop: () => cancelAnimationFrame(next) };
  const tick = (): void => {
    count.n++;
    next = requestAnimationFrame(tick);
  };
  let next = requestAnimationFrame(tick);
  return count;
}

test.each([
  ['draws fast', 0],
  ['is behind', 12],
])(
  'in a burst a page that %s shows one position a frame at most, every line of the log, and the last position',
  async (_how, ms) => {
    const wire = line();
    const store = new ClientStore(
      Client<Core>({ game, matchID: 'm1', playerID: '0', debug: false, multiplayer: wire.make }),
      toy.ruleset,
    );
    const drawn: number[] = [];
    const frames = countFrames();
    /** How often something was drawn in each frame. */
    const times = new Map<number, number>();
    const onDrawn = (): void => {
      times.set(frames.n, (times.get(frames.n) ?? 0) + 1);
    };
    renderUi(<Shown store={store} ms={ms} drawn={drawn} onDrawn={onDrawn} />);
    await act(async () => {
      wire.connected(true);
      wire.sync(begun);
    });
    expect(screen.getByRole('status')).toHaveTextContent('0:');
    drawn.length = 0;
    times.clear();

    // Outside of `act`, as in a browser: each state comes in a task of its own.
    const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    try {
      for (const state of states) {
        await new Promise((resolve) => setTimeout(resolve));
        wire.update(state);
      }
      const lines = Array.from({ length: STATES }, (_each, n) => n).join();
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(`${STATES}: ${lines}`), {
        timeout: 10_000,
      });
    } finally {
      environment.IS_REACT_ACT_ENVIRONMENT = true;
      frames.stop();
    }
    expect(Math.max(...times.values())).toBe(1);
    expect(drawn.length).toBeLessThan(STATES);
    expect(drawn).toEqual([...drawn].sort((a, b) => a - b));
  },
);

test('another match is shown from its own beginning', async () => {
  const [first, second] = [line(), line()];
  const [one, two] = [first, second].map(
    (wire) =>
      new ClientStore(
        Client<Core>({ game, matchID: 'm1', playerID: '0', debug: false, multiplayer: wire.make }),
        toy.ruleset,
      ),
  ) as [ClientStore, ClientStore];
  const { rerender } = renderUi(<Shown store={one} />);
  await act(async () => {
    first.connected(true);
    first.sync(states[9]!);
  });
  expect(screen.getByRole('status')).toHaveTextContent('10: 7,8,9');
  await act(async () => rerender(<Shown store={two} />));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
