import { useEffect, useState } from 'react';
import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import { continueLog } from '../../client/net/log';
import type { Snapshot } from '../../client/net/clientStore';
import { changeSettings } from '../../client/settings';
import { fallback } from '../../client/table/fallback';
import { useTelling } from '../../client/table/telling/useTelling';
import { Table } from '../../client/table/Table';
import type { Core } from '../../games/kit/core';
import { moveFor } from '../../games/kit/moves';
import type { Ruleset } from '../../games/kit/ruleset';
import { HeadlessTable } from '../../games/kit/table';
import { renderUi } from './render';
import { toy } from './toy';
import { orchardWords } from './toy/words';

/** What the others did, as the table tells it. */

const rules: Ruleset = {
  ...toy.ruleset,
  points: (g: Core, seat) => ({ n: toy.ruleset.standing(g).scores[seat] ?? 0, hidden: 0 }),
};

/** Ann's last view, and those that came since, in which Bob sells (2 points) and passes. */
function positions(...since: string[]): Core[] {
  const table = HeadlessTable.open(rules, 2, { seed: 'told' });
  const play = (kind: string): Core => {
    const question = table.g.questions[0]!;
    const option = question.options.find((each) => each.startsWith(kind)) ?? '';
    table.play(moveFor(rules, question, [option]));
    return table.view(0);
  };
  play('ready');
  return [play('pass'), ...since.map(play)];
}

const snapshotOf = (views: readonly Core[]): Snapshot => {
  const [first = views[0]!] = views;
  const view = views.at(-1)!;
  return {
    view,
    seat: 0,
    people: [],
    connected: true,
    stateID: views.length,
    log: continueLog([], view),
    since: first.logged,
    trail: views.map((each, stateID) => ({ view: each, stateID, came: 0, news: each.logged })),
    sent: null,
    refusal: null,
  };
};

afterEach(() => {
  jest.useRealTimers();
  changeSettings({ telling: 'fast' });
});

test.each(['pointerDown', 'keyDown'] as const)('%s ends it: all stands as it is then', (kind) => {
  jest.useFakeTimers();
  const views = positions('sell');
  const { result, rerender } = renderHook((snapshot: Snapshot) => useTelling(snapshot, rules.events ?? {}), {
    initialProps: snapshotOf(views.slice(0, 1)),
  });
  rerender(snapshotOf(views));
  expect(result.current.beat?.head).toMatchObject({ k: 'sell', seat: 1 });
  act(() => void fireEvent[kind](document.body, { key: 'x' }));
  expect(result.current.beat).toBeNull();
  expect(result.current.position.view).toBe(views.at(-1));
});

const PEOPLE = ['Ann', 'Bob'].map((name, seat) => ({ seat, name, bot: false, connected: null }));

/** The table at the last of these positions, told at once. */
function tableAt(views: readonly Core[], ruleset: Ruleset = rules) {
  return (
    <Table
      store={{ answer: () => {}, undo: () => {}, reconnect: () => {} }}
      snapshot={snapshotOf(views)}
      since={views[0]!.logged}
      rules={ruleset}
      words={orchardWords('en')}
      board={fallback}
      people={PEOPLE}
    />
  );
}
const line = () => screen.getByRole('region', { name: 'What the others did' });

test('the turn’s line tells the points that it has brought, and how many they are now', async () => {
  changeSettings({ telling: 'atOnce' });
  await act(async () => renderUi(tableAt(positions('sell', 'pass'))));
  expect(line()).toHaveTextContent(/Bob sell Fruit \d+ ?\S* ?Bob 2 points \(\+2\)/);
});

describe('the end that comes', () => {
  const closing: Ruleset = {
    ...rules,
    closing: () => ({ why: { k: 'sell', seat: 1, cards: ['F3'] }, when: 'last', left: [2, 1] }),
  };

  test('what brings it about, and the turns left, are announced until I have answered; the badge stays, and says it again', async () => {
    const views = positions('sell', 'pass');
    let show: (views: readonly Core[]) => void = () => {};
    function Shown() {
      const [at, setAt] = useState<readonly Core[]>(views);
      useEffect(() => {
        show = setAt;
      }, []);
      return tableAt(at, closing);
    }
    changeSettings({ telling: 'atOnce' });
    await act(async () => renderUi(<Shown />));
    const announced = /sell Fruit 3.*Turns left, the current one included:.*Ann 2.*Bob 1/;
    expect(line()).toHaveTextContent(announced);
    const next: Core = {
      ...views.at(-1)!,
      questions: views.at(-1)!.questions.map((each) => ({ ...each, n: each.n + 1 })),
    };
    await act(async () => show([...views, next]));
    expect(line()).not.toHaveTextContent(announced);
    await act(async () => screen.getByRole('button', { name: 'Last round' }).click());
    expect(line()).toHaveTextContent(announced);
  });

  test('while nothing has brought it about nothing is said', async () => {
    await act(async () => renderUi(tableAt(positions('sell', 'pass'), { ...rules, closing: () => null })));
    expect(line().querySelector('[data-closing]')).toBeNull();
  });
});
