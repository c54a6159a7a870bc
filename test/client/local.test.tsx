import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import type { Port } from '../../client/bots/brain';
import type { Thought } from '../../client/bots/messages';
import { LocalTable } from '../../client/local/LocalTable';
import { humansOf, passTo, storedSetup, storeSetup, type Setup } from '../../client/local/setup';
import { toGame } from '../../games/kit/boardgame';
import { decide } from '../../games/kit/bots/bot';
import type { Core } from '../../games/kit/core';
import { renderUi } from './render';
import { toy } from './toy';

const mockSpawn = (): Port => {
  let listener: (event: MessageEvent<Thought>) => void = () => {};
  return {
    postMessage: ({ id, view, seat }) => setTimeout(() => listener({
      data: { id, move: decide(toy.ruleset, { name: 'passer', choose: (_view, q) => [q.options.includes('pass') ? 'pass' : q.options[0] ?? ''] }, view, seat, Math.random) },
    } as MessageEvent<Thought>)),
    addEventListener: (_type, heard) => { listener = heard; },
    terminate: () => {},
  };
};
jest.mock('../../client/bots/spawn', () => ({ spawn: () => mockSpawn() }));

const playable = { ...toy, game: (options?: unknown) => toGame(toy.ruleset, options) };
const entry = { name: 'orchard', title: 'Orchard', minSeats: 2, maxSeats: 3, options: () => ({}), credits: { boxes: 'Orchard', designers: '', artist: '', publisher: '' }, load: () => Promise.resolve(toy) };
const setup = (sitters: Setup['sitters']): Setup => ({ ruleset: 'orchard', version: '1', matchID: `local-${Math.random()}`, sitters, options: {} });
const human = (name: string) => ({ kind: 'human', name }) as const;

async function show(wish: Setup) {
  return act(async () => renderUi(<Suspense><LocalTable entry={entry} playable={playable} setup={wish} onNew={() => {}} onLook={() => {}} /></Suspense>));
}

const pick = async (name: RegExp): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name }));
  await userEvent.keyboard('{Enter}');
};

beforeEach(() => localStorage.clear());

describe('who holds the device', () => {
  const view = (current: number, ...asked: number[]): Core => ({ seats: 3, current, result: null, questions: asked.map((seat) => ({ seat })) }) as Core;

  test('the holder keeps it while asked', () => expect(passTo(view(0, 0, 1), 0, [0, 1])).toBeNull());
  test('it goes to the next person asked, counted from whose turn it is', () => expect(passTo(view(1, 0, 2), null, [0, 1, 2])).toBe(2));
  test('bots need no device', () => expect(passTo(view(1, 1), 0, [0, 2])).toBeNull());
});

describe('a hot-seat table', () => {
  test('covers the table while the device is passed on, and hides the other hand', async () => {
    await show(setup([human('Ann'), human('Bob')]));
    expect(screen.getByRole('heading', { name: 'Pass the device to Ann' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'I am Ann' }));
    await pick(/ready/);
    const mine = screen.getAllByRole('button', { name: /^Fruit/ }).map((button) => button.closest('[data-spot]')?.getAttribute('data-spot'));
    expect(mine).toHaveLength(3);
    await pick(/pass/);
    expect(screen.getByRole('heading', { name: 'Pass the device to Bob' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Fruit/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'I am Bob' }));
    const theirs = screen.getAllByRole('button', { name: /^Fruit/ }).map((button) => button.closest('[data-spot]')?.getAttribute('data-spot'));
    expect(theirs).toHaveLength(3);
    expect(theirs.filter((id) => mine.includes(id))).toEqual([]);
  });
});

describe('bots', () => {
  test('play when it is their turn', async () => {
    await show(setup([human('Ann'), { kind: 'bot', bot: 'random' }]));
    await pick(/ready/);
    await pick(/pass/);
    expect(await screen.findByText(/turnBegins 3/)).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Decision' })).toHaveTextContent('Question turn?');
  });

  test('begin where they are asked first', async () => {
    await show(setup([{ kind: 'bot', bot: 'random' }, human('Ann')]));
    expect(await screen.findByText(/turnBegins 2/)).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Decision' })).toHaveTextContent('Question turn?');
  });
});

describe('a table that was left', () => {
  test('goes on where it was', async () => {
    const wish = setup([human('Ann'), { kind: 'bot', bot: 'random' }]);
    storeSetup(wish);
    const { unmount } = await show(wish);
    await pick(/ready/);
    const hand = screen.getAllByRole('button', { name: /^Fruit/ }).map((button) => button.closest('[data-spot]')?.getAttribute('data-spot'));
    unmount();
    const stored = storedSetup('orchard', '1');
    expect(stored).toEqual(wish);
    await show(stored as Setup);
    expect(screen.getAllByRole('button', { name: /^Fruit/ }).map((button) => button.closest('[data-spot]')?.getAttribute('data-spot'))).toEqual(hand);
  });

  test('wakes a bot that was thinking', async () => {
    const wish = setup([{ kind: 'bot', bot: 'random' }, human('Ann')]);
    storeSetup(wish);
    const { unmount } = await show(wish);
    unmount();
    await show(wish);
    expect(await screen.findByText(/turnBegins 2/)).toBeInTheDocument();
  });

  test('does not go on with other rules', () => {
    storeSetup(setup([human('Ann')]));
    expect(storedSetup('orchard', '2')).toBeNull();
    expect(humansOf(storedSetup('orchard', '1') as Setup)).toEqual([0]);
  });
});
