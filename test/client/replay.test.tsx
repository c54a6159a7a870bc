import { act, fireEvent, screen } from '@testing-library/react';
import { changeSettings } from '../../client/settings';
import { openReplay, recorded } from './recorded';

/** Looking back plays by itself, steps by turns, and goes on while a key is held. */

/** The positions 3, 5 and 7 begin the turns 2 to 4. */
const LAST = 7;
const at = (): number => Number(screen.getByRole<HTMLInputElement>('slider').value);
const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const click = (name: string): void => void fireEvent.click(button(name));
const key = (name: string, repeat = false): void => void fireEvent.keyDown(document.body, { key: name, repeat });
const pass = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));

async function open(position: number): Promise<void> {
  await openReplay(recorded(['sell', 'sell', 'sell']), position);
  jest.useFakeTimers();
  expect(at()).toBe(position);
}

afterEach(() => {
  jest.useRealTimers();
  changeSettings({ telling: 'fast' });
});

test.each([
  ['atOnce', 350],
  ['fast', 900],
  ['calm', 1800],
] as const)('it plays by itself, each position as long as the pace says (%s)', async (telling, stands) => {
  changeSettings({ telling });
  await open(2);
  click('Play');
  await pass(stands - 1);
  expect(at()).toBe(2);
  for (const next of [3, 4]) {
    await pass(stands);
    expect(at()).toBe(next);
  }
  click('Pause');
  await pass(3 * stands);
  expect(at()).toBe(4);
});

test('it stops at the end, and plays from the beginning from there', async () => {
  await open(LAST - 1);
  key(' ');
  expect(button('Pause')).toBeInTheDocument();
  await pass(5000);
  expect(at()).toBe(LAST);
  expect(button('Play')).toBeInTheDocument();
  click('Play');
  expect(at()).toBe(0);
  await pass(900);
  expect(at()).toBe(1);
});

test('turns are stepped through, forth and back to where each begins', async () => {
  await open(2);
  const step = async (how: () => void): Promise<number> => {
    how();
    // Each position is drawn before the next is gone to.
    for (let i = 0; i < 4; i++) await pass(10);
    return at();
  };
  expect(await step(() => click('One turn forward'))).toBe(3);
  expect(await step(() => key('PageDown'))).toBe(5);
  expect(await step(() => click('One position forward'))).toBe(6);
  // First to the beginning of this turn, then of the one before.
  expect(await step(() => click('One turn back'))).toBe(5);
  expect(await step(() => key('PageUp'))).toBe(3);
});

test('a key that is held goes on position by position, and stands still at the ends', async () => {
  await open(1);
  key('ArrowRight');
  for (let i = 0; i < 3; i++) key('ArrowRight', true);
  expect(at()).toBe(5);
  for (let i = 0; i < 9; i++) key('ArrowRight', true);
  expect(at()).toBe(LAST);
  key('ArrowLeft');
  for (let i = 0; i < 9; i++) key('ArrowLeft', true);
  expect(at()).toBe(0);
});
