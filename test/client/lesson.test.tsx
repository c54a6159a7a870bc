import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { LessonTable } from '../../client/lesson/LessonPage';
import { scrollTo, sightBetween, threadBetween } from '../../client/lesson/place';
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
  expect(coach()).toHaveTextContent('plant Fruit 2');
});

test('a step can be skipped and folded away; what comes next is open', async () => {
  await show();
  await click('Go on');
  await click('Fold away');
  expect(within(coach()).queryByText(/plant/)).not.toBeVisible();
  await click('Show');
  await click('Skip');
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
  localStorage.setItem('civitas.lesson.orchard', JSON.stringify({ version: '99', course: {}, g: {}, before: null }));
  await show();
  expect(coach()).toHaveTextContent('3 fruit in hand');
});

test.each([
  ['wheel', () => fireEvent.wheel(document.body)],
  ['key', () => userEvent.keyboard('{PageDown}')],
])('who scrolls by %s is not held at what is pointed at', async (_, scroll) => {
  const far = { left: 0, top: 5000, width: 10, height: 10, right: 10, bottom: 5010 } as DOMRect;
  const boxes = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(far);
  const scrolled = jest.spyOn(window, 'scrollBy').mockReturnValue(undefined);
  await show();
  scrolled.mockClear();
  fireEvent.scroll(window);
  expect(scrolled).toHaveBeenCalledTimes(1);
  await scroll();
  scrolled.mockClear();
  fireEvent.scroll(window);
  expect(scrolled).not.toHaveBeenCalled();
  boxes.mockRestore();
  scrolled.mockRestore();
});

describe('how far the page is scrolled to what is pointed at', () => {
  const sight = { top: 100, bottom: 500 };

  test.each([
    ['in sight', { top: 120, height: 100 }, 0],
    ['under the bar', { top: 40, height: 100 }, -210],
    ['under the words', { top: 460, height: 100 }, 210],
    ['too large and out of sight', { top: 700, height: 600 }, 590],
    ['too large, with its upper edge in sight', { top: 110, height: 600 }, 0],
  ])('%s', (_, box, by) => expect(scrollTo(box, sight)).toBe(by));

  test('in sight is what lies between the bar and the words, whichever is on top', () => {
    const wide = { left: 0, width: 390 };
    const [high, low] = [innerHeight - 500, innerHeight - 100];
    expect(sightBetween({ ...wide, top: 60, height: 80 }, { ...wide, top: low, height: 100 })).toEqual({
      top: 140,
      bottom: low,
    });
    expect(sightBetween({ ...wide, top: high, height: 500 }, { ...wide, top: low, height: 50 })).toEqual({
      top: 0,
      bottom: high,
    });
  });

  test('a thread leads to what they speak of, from where the two come nearest; none to what lies beside them', () => {
    const words = { left: 1000, top: 600, width: 280, height: 200 };
    expect(threadBetween(words, { left: 100, top: 100, width: 200, height: 100 })).toBe('M1000 600L300 200');
    expect(threadBetween(words, { left: 100, top: 640, width: 200, height: 100 })).toBe('M1000 690L300 690');
    expect(threadBetween(words, { left: 100, top: 640, width: 880, height: 100 })).toBeNull();
    expect(threadBetween(words, { left: 900, top: 500, width: 200, height: 200 })).toBeNull();
    const above = { left: 1010, top: 100, width: 260, height: 200 };
    expect(threadBetween(words, above)).toBe('M1140 600L1140 300');
    expect(threadBetween(words, above, true)).toBe('M1000 700H994V200H1010');
  });
});
