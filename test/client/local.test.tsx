import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import type { Port } from '../../client/bots/brain';
import type { Thought } from '../../client/bots/messages';
import { download } from '../../client/download';
import { LocalSetup } from '../../client/local/LocalSetup';
import { LocalTable } from '../../client/local/LocalTable';
import { humansOf, keptState, passTo, storedSetup, storeSetup, type TableSetup } from '../../client/local/setup';
import { leftTables } from '../../client/leftTables';
import { bringUpToDate, unfit } from '../../client/local/upgrade';
import { toGame } from '../../games/kit/boardgame';
import { decide } from '../../games/kit/bots/bot';
import type { RulesetEntry } from '../../client/rulesets';
import type { Core } from '../../games/kit/core';
import { readRecord } from '../../games/kit/recordFile';
import type { Upgrade } from '../../games/kit/versions';
import { renderUi } from './render';
import { toy } from './toy';

const mockSpawn = (): Port => {
  let listener: (event: MessageEvent<Thought>) => void = () => {};
  return {
    postMessage: ({ id, view, seat }) =>
      setTimeout(() =>
        listener({
          data: {
            id,
            move: decide(
              toy.ruleset,
              { name: 'passer', choose: (_view, q) => [q.options.includes('pass') ? 'pass' : (q.options[0] ?? '')] },
              view,
              seat,
              Math.random,
            ),
          },
        } as MessageEvent<Thought>),
      ),
    addEventListener: (_type, heard) => {
      listener = heard;
    },
    terminate: () => {},
  };
};
jest.mock('../../client/download', () => ({ download: jest.fn() }));
jest.mock('../../client/bots/spawn', () => ({ spawn: () => mockSpawn() }));

const playable = { ...toy, game: (options?: unknown) => toGame(toy.ruleset, options) };
const entry: RulesetEntry = {
  name: 'orchard',
  title: 'Orchard',
  minSeats: 2,
  maxSeats: 3,
  pitch: { en: '', hu: '', cs: '' },
  minutes: [1, 2],
  weight: 'light',
  cover: [],
  choices: () => ({}),
  credits: { boxes: 'Orchard', designers: '', artist: '', publisher: '' },
  load: () => Promise.resolve(toy),
};
const setup = (sitters: TableSetup['sitters']): TableSetup => ({
  ruleset: 'orchard',
  version: '1',
  matchID: `local-${Math.random()}`,
  sitters,
  options: {},
});
const human = (name: string) => ({ kind: 'human', name }) as const;

async function show(wish: TableSetup, rules = toy.ruleset) {
  return act(async () =>
    renderUi(
      <Suspense>
        <LocalTable
          entry={entry}
          playable={{ ...toy, ruleset: rules, game: (options?: unknown) => toGame(rules, options) }}
          setup={wish}
          onAgain={() => {}}
          onNew={() => {}}
          onLook={() => {}}
        />
      </Suspense>,
    ),
  );
}

const pick = async (name: RegExp): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name }));
  await userEvent.keyboard('{Enter}');
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('who holds the device', () => {
  const view = (current: number, ...asked: number[]): Core =>
    ({ seats: 3, current, result: null, questions: asked.map((seat) => ({ seat })) }) as Core;

  test('the holder keeps it while asked', () => expect(passTo(view(0, 0, 1), 0, [0, 1])).toBeNull());
  test('it goes to the next person asked, counted from whose turn it is', () =>
    expect(passTo(view(1, 0, 2), null, [0, 1, 2])).toBe(2));
  test('bots need no device', () => expect(passTo(view(1, 1), 0, [0, 2])).toBeNull());
});

describe('where nobody at another device has to be waited for', () => {
  /** To be ready is the only answer, as it is in the games. */
  const rules: typeof toy.ruleset = {
    ...toy.ruleset,
    setup: (seats, options) => {
      const g = toy.ruleset.setup(seats, options);
      return { ...g, questions: g.questions.map((question) => ({ ...question, options: ['ready'] })) };
    },
  };

  test('one person among bots is not asked to be ready', async () => {
    await show(setup([human('Ann'), { kind: 'bot', bot: 'random' }]), rules);
    expect(await screen.findByText(/turnBegins 1/)).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Decision' })).toHaveTextContent('Question turn?');
  });

  test('nor is anybody round one device: the first has it passed on to them to play', async () => {
    await show(setup([human('Ann'), human('Bob')]), rules);
    expect(await screen.findByRole('heading', { name: 'Pass the device to Ann' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'I am Ann' }));
    expect(screen.getByRole('region', { name: 'Decision' })).toHaveTextContent('Question turn?');
  });
});

describe('a hot-seat table', () => {
  test('covers the table while the device is passed on, and hides the other hand', async () => {
    await show(setup([human('Ann'), human('Bob')]));
    // Nobody has to take it only to be ready; nobody's hand is shown before.
    await pick(/ready/);
    expect(await screen.findByRole('heading', { name: 'Pass the device to Ann' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Fruit/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'I am Ann' }));
    const mine = screen
      .getAllByRole('button', { name: /^Fruit/ })
      .map((button) => button.closest('[data-spot]')?.getAttribute('data-spot'));
    expect(mine).toHaveLength(3);
    await pick(/pass/);
    expect(screen.getByRole('heading', { name: 'Pass the device to Bob' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Fruit/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'I am Bob' }));
    const theirs = screen
      .getAllByRole('button', { name: /^Fruit/ })
      .map((button) => button.closest('[data-spot]')?.getAttribute('data-spot'));
    expect(theirs).toHaveLength(3);
    expect(theirs.filter((id) => mine.includes(id))).toEqual([]);
    // Nor does it lie about for whoever has the device next.
    window.dispatchEvent(new Event('pagehide'));
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('bots', () => {
  test('play when it is their turn', async () => {
    await show(setup([human('Ann'), { kind: 'bot', bot: 'random' }]));
    await pick(/ready/);
    await pick(/pass/);
    expect(await screen.findByText(/turnBegins 3/)).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Decision' })).toHaveTextContent('Question turn?');
    window.dispatchEvent(new Event('pagehide'));
    expect(sessionStorage).toHaveLength(1);
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
    const hand = screen
      .getAllByRole('button', { name: /^Fruit/ })
      .map((button) => button.closest('[data-spot]')?.getAttribute('data-spot'));
    unmount();
    const stored = storedSetup('orchard');
    expect(stored).toEqual({ ...wish, played: expect.any(Number), over: false });
    await show(stored as TableSetup);
    expect(
      screen
        .getAllByRole('button', { name: /^Fruit/ })
        .map((button) => button.closest('[data-spot]')?.getAttribute('data-spot')),
    ).toEqual(hand);
  });

  test('is told of as long as its match is not over, the latest first', async () => {
    const names = [{ name: 'meadow' }, { name: 'orchard' }];
    localStorage.setItem('civitas.local.meadow', JSON.stringify({ ...setup([]), ruleset: 'meadow', played: 1 }));
    const wish = setup([human('Ann'), { kind: 'bot', bot: 'random' }]);
    storeSetup(wish);
    const { unmount } = await show(wish);
    unmount();
    expect(leftTables(names)).toEqual([{ name: 'orchard' }, { name: 'meadow' }]);
    const over: typeof toy.ruleset = {
      ...toy.ruleset,
      setup: (...args) => ({
        ...toy.ruleset.setup(...args),
        questions: [],
        result: { winners: [0], scores: [1, 0], ending: 'over', details: [[], []] },
      }),
    };
    const other = setup([human('Ann'), { kind: 'bot', bot: 'random' }]);
    storeSetup(other);
    // One that has been replaced meanwhile tells nothing.
    const { unmount: leave } = await show(wish);
    leave();
    expect(storedSetup('orchard')).toEqual(other);
    await show(other, over);
    expect(leftTables(names)).toEqual([{ name: 'meadow' }]);
  });

  test('wakes a bot that was thinking', async () => {
    const wish = setup([{ kind: 'bot', bot: 'random' }, human('Ann')]);
    storeSetup(wish);
    const { unmount } = await show(wish);
    unmount();
    await show(wish);
    expect(await screen.findByText(/turnBegins 2/)).toBeInTheDocument();
  });

  describe('under older rules', () => {
    /** Version 2 counts baskets. */
    const upgrades: Upgrade[] = [
      {
        alike: true,
        change: (g: Core & { baskets?: number }) => {
          g.baskets = 3;
        },
      },
    ];
    const newer = { ...toy.ruleset, version: '2', upgrades };
    const left = async () => {
      const wish = setup([human('Ann'), { kind: 'bot', bot: 'random' }]);
      storeSetup(wish);
      const { unmount } = await show(wish);
      await pick(/ready/);
      unmount();
      return wish;
    };
    const kept = (wish: TableSetup, part: 'state' | 'initial') => keptState(wish, part)!;

    test('is brought up to date, first and latest position, and goes on', async () => {
      const wish = await left();
      expect(kept(wish, 'state').G.version).toBe('1');
      expect(unfit(newer, wish)).toBeNull();
      bringUpToDate(toGame(newer), wish);
      for (const part of ['state', 'initial'] as const)
        expect(kept(wish, part)).toMatchObject({ G: { version: '2', baskets: 3 } });
      // Once.
      const before = JSON.stringify(localStorage);
      bringUpToDate(toGame(newer), wish);
      expect(JSON.stringify(localStorage)).toBe(before);
      expect(humansOf(storedSetup('orchard') as TableSetup)).toEqual([0]);
    });

    test.each([
      ['old', { ...newer, upgrades: [{ alike: false }] }],
      ['new', { ...newer, version: '1', upgrades: [] }],
    ] as const)('is kept for its file where the rules are too %s', async (why, rules) => {
      const wish = await left();
      if (why === 'new') bringUpToDate(toGame(newer), wish);
      expect(unfit(rules, wish)).toBe(why);
      const begun = jest.fn();
      renderUi(
        <LocalSetup
          entry={entry}
          playable={playable}
          stored={wish}
          old={why}
          onContinue={begun}
          onBegin={begun}
          onLook={begun}
        />,
      );
      expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'Save the match' }));
      const [, , text] = jest.mocked(download).mock.calls.at(-1) ?? [];
      expect(readRecord(text ?? '')).toMatchObject({
        ruleset: 'orchard',
        version: why === 'old' ? '1' : '2',
        seats: 2,
      });
    });

    test('cannot go on where it began with a record that cannot be played again', () => {
      const record = {
        civitas: 1,
        ruleset: 'orchard',
        version: '1',
        seats: 2,
        options: {},
        seed: null,
        moves: [],
      } as const;
      const wish = { ...setup([human('Ann')]), record };
      expect(unfit(newer, wish)).toBeNull();
      expect(unfit({ ...newer, upgrades: [{ alike: false, change: () => undefined }] }, wish)).toBe('old');
    });
  });
});
