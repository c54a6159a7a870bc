import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { LessonTable } from '../../client/lesson/LessonPage';
import { calmBox, type WindowBox } from '../../client/lesson/place';
import { toGame } from '../../games/kit/boardgame';
import { renderUi } from './render';
import { toy } from './toy';
import { basket } from './toy/lesson';

/** A lesson at the table, of a made-up ruleset: the shell has no line for it. */

jest.setTimeout(30_000);

const playable = { ...toy, game: (options?: unknown) => toGame(toy.ruleset, options) };

const show = (onAgain = () => {}) =>
  act(async () =>
    renderUi(
      <Suspense>
        <LessonTable playable={playable} lesson={basket} onAgain={onAgain} pause={0} />
      </Suspense>,
    ),
  );
const coach = () => screen.getByRole('region', { name: 'Lesson' });
const click = (name: string | RegExp) => userEvent.click(within(coach()).getByRole('button', { name }));
const found = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
/** Picks an option where it lies, and confirms it. */
const pick = async (option: string): Promise<void> => {
  const [move = '', fruit = ''] = option.split(' ');
  const button = found(`[data-option="${option}"]`) ?? found(`button[data-spot="${fruit}"]`);
  if (!button) throw new Error(`${option} is not offered`);
  await userEvent.click(button);
  const one = screen.queryByRole('menuitemradio', { name: new RegExp(`^${move}`) });
  if (one) await userEvent.click(one);
  await userEvent.keyboard('{Enter}');
};

beforeEach(() => localStorage.clear());

test('it is said and pointed at step by step, and waits for what is to be done', async () => {
  await show();
  expect(coach()).toHaveTextContent('0 points, 3 fruit in hand');
  await click('Go on');
  expect(coach()).toHaveTextContent('plant Fruit 2');
  expect(within(coach()).queryByRole('button', { name: 'Go on' })).toBeNull();
  await pick('plant F2');
  expect(coach()).toHaveTextContent('sell Fruit 1 for 2 coins');
  await pick('sell F1');
  expect(coach()).toHaveTextContent('now pass');
  await pick('pass');
  // The opponent answers as the lesson has it.
  expect(await screen.findByText(/5 points/, {}, { timeout: 10_000 })).toBeInTheDocument();
  await click('Go on');
  expect(coach()).toHaveTextContent('all you need');
});

test('a wrong but legal move leads back, with a word', async () => {
  await show();
  await click('Go on');
  await pick('sell F2');
  expect(coach()).toHaveTextContent('That was allowed, but it leads elsewhere');
  expect(coach()).toHaveTextContent('3 fruit in hand');
});

test('a step can be skipped and folded away; what comes next is open', async () => {
  await show();
  await click('Go on');
  await click('Fold away');
  expect(within(coach()).queryByText(/plant/)).not.toBeVisible();
  await click('Show');
  await click('Skip this step');
  expect(within(coach()).getByText(/sell/)).toBeVisible();
});

test('it is left and goes on where it was', async () => {
  const { unmount } = await show();
  await click('Go on');
  await pick('plant F2');
  unmount();
  await show();
  expect(coach()).toHaveTextContent('sell Fruit 1');
});

test('what was kept under other rules is begun anew', async () => {
  localStorage.setItem('civitas.lesson.orchard', JSON.stringify({ version: '99', course: {}, g: {}, first: {} }));
  await show();
  expect(coach()).toHaveTextContent('3 fruit in hand');
});

describe('where the words lie', () => {
  const window = { width: 1000, height: 800 };
  const size = { width: 300, height: 150 };
  const over = (a: WindowBox, b: WindowBox): boolean =>
    a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

  const none = { keep: [], target: null, spoken: [], rather: [] };

  test.each([
    ['in the middle', { left: 450, top: 350, width: 100, height: 120 }],
    ['at the right edge', { left: 880, top: 20, width: 110, height: 120 }],
    ['at the lower edge', { left: 10, top: 650, width: 980, height: 140 }],
    ['the whole width', { left: 0, top: 200, width: 1000, height: 200 }],
  ])('beside what is %s, over neither that nor the answers', (_, target) => {
    const bar = { left: 0, top: 0, width: 700, height: 60 };
    const place = calmBox(size, window, { ...none, target, keep: [bar] });
    expect([over(place, target), over(place, bar)]).toEqual([false, false]);
    expect(place.left >= 0 && place.top >= 0 && place.left + 300 <= 1000 && place.top + 150 <= 800).toBe(true);
  });

  test('over nothing that the words speak of, where there is another place beside the target', () => {
    const target = { left: 300, top: 300, width: 200, height: 200 };
    const free = calmBox(size, window, { ...none, target });
    expect(over(calmBox(size, window, { ...none, target, spoken: [free] }), free)).toBe(false);
  });

  test('where everything is covered it is rather not the answers', () => {
    const bar = { left: 0, top: 700, width: 1000, height: 100 };
    const target = { left: 0, top: 0, width: 1000, height: 700 };
    const place = calmBox(size, window, { ...none, target, keep: [bar] });
    expect(over(place, bar)).toBe(false);
  });

  test('they stay until they cover something that they speak of, with their lower edge at one height', () => {
    const first = calmBox(size, window, { ...none, target: { left: 10, top: 10, width: 100, height: 100 } });
    const higher = { width: 300, height: 210 };
    const second = calmBox(higher, window, { ...none, target: { left: 400, top: 10, width: 100, height: 100 } }, first);
    expect([second.left, second.top + second.height]).toEqual([first.left, first.top + first.height]);
    const moved = calmBox(higher, window, { ...none, spoken: [second] }, second);
    expect(over(moved, second)).toBe(false);
  });
});
