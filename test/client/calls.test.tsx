import { act, renderHook } from '@testing-library/react';
import { changeSettings } from '../../client/settings';
import { useCalls } from '../../client/table/useCalls';

/** What calls a player who looks elsewhere. */

const shown: { title: string; body: string | undefined; closed: boolean }[] = [];
class FakeNotification extends EventTarget {
  static permission = 'granted';
  readonly #entry: (typeof shown)[number];

  constructor(title: string, options?: NotificationOptions) {
    super();
    shown.push((this.#entry = { title, body: options?.body, closed: false }));
  }

  close(): void {
    this.#entry.closed = true;
  }
}
const notes: number[] = [];
class FakeAudio {
  currentTime = 0;
  destination = {};
  resume = () => Promise.resolve();
  createGain = () => ({
    gain: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} },
    connect: <T,>(to: T) => to,
  });
  createOscillator = () => ({
    type: '',
    frequency: { value: 0 },
    connect: <T,>(to: T) => to,
    stop: () => {},
    start: (at: number) => notes.push(at),
  });
}

let visibility: DocumentVisibilityState = 'visible';
beforeAll(() => {
  Object.assign(window, { Notification: FakeNotification, AudioContext: FakeAudio });
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
beforeEach(() => {
  shown.length = 0;
  notes.length = 0;
  visibility = 'visible';
  document.title = 'Civitas';
  changeSettings({ sounds: false, notices: false });
});

const table = (asked = false) =>
  renderHook(({ on, text }) => useCalls(on, 'Orchard', text), { initialProps: { on: asked, text: 'Pick a fruit' } });

test('a mark in the tab as long as I am asked', () => {
  const { rerender, unmount } = table();
  expect(document.title).toBe('Civitas');
  rerender({ on: true, text: 'Pick a fruit' });
  expect(document.title).toBe('● Civitas');
  rerender({ on: false, text: '' });
  expect(document.title).toBe('Civitas');
  rerender({ on: true, text: 'Pick' });
  unmount();
  expect(document.title).toBe('Civitas');
});

test('no sound and no notice unless they are switched on', () => {
  visibility = 'hidden';
  table(true);
  expect([shown, notes]).toEqual([[], []]);
});

test('a sound once for all that is asked in a row', () => {
  changeSettings({ sounds: true });
  const { rerender } = table();
  rerender({ on: true, text: 'Pick a fruit' });
  expect(notes).toHaveLength(2);
  rerender({ on: true, text: 'Pick another' });
  expect(notes).toHaveLength(2);
});

test('a notice says what is asked where the page is not looked at, and goes with the question', () => {
  changeSettings({ notices: true });
  const { rerender } = table();
  act(() => rerender({ on: true, text: 'Pick a fruit' }));
  expect(shown).toEqual([]);
  rerender({ on: false, text: '' });
  visibility = 'hidden';
  rerender({ on: true, text: 'Pick a fruit' });
  expect(shown).toEqual([{ title: 'Orchard', body: 'Pick a fruit', closed: false }]);
  rerender({ on: false, text: '' });
  expect(shown[0]?.closed).toBe(true);
});
