import { box } from './boxes';
import { act, render, waitFor } from '@testing-library/react';
import { GiMountains } from 'react-icons/gi';
import { bitmapOf, imageOf } from '../../client/pictures/bitmap';
import type { Scene } from '../../client/pictures';
import { changeSettings } from '../../client/settings';
import type { BoardModule } from '../../client/table/board';
import { Picture } from '../../client/table';
import { ModuleContext } from '../../client/table/TableContext';

/** Pictures at a table: emblems until they are drawn, each drawn once. */

jest.mock('../../client/pictures/bitmap', () => ({ bitmapOf: jest.fn(), imageOf: jest.fn() }));
const drawn = jest.mocked(imageOf);
const painted = jest.mocked(bitmapOf);

const scene: Scene = {
  hour: 'day',
  palette: { tone: ['#265a8c', '#97c2ee'], land: ['#7f9447', '#3a4a26'] },
  layers: [],
};
const scenes = jest.fn(async () => ({ sceneOf: () => scene }));
const board: BoardModule = {
  Board: () => null,
  ComponentFace: () => null,
  icons: {},
  pictures: { ruleset: 'toy', scenes },
};

const cards = (ids: readonly string[], size: 'normal' | 'large' = 'normal', module: BoardModule = board) => (
  <ModuleContext value={module}>
    {ids.map((id, i) => (
      <div key={i}>
        <Picture id={id} size={size}>
          <GiMountains />
        </Picture>
      </div>
    ))}
  </ModuleContext>
);
const count = (what: string): number => document.querySelectorAll(what).length;
const later = () => act(() => new Promise((done) => setTimeout(done, 400)));

beforeEach(() => {
  drawn.mockReset();
  painted.mockReset();
  drawn.mockImplementation(async (src) => {
    const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(decodeURIComponent(src)) ?? [];
    return Object.assign(new Image(Number(width), Number(height)), { src });
  });
  let n = 0;
  painted.mockImplementation(async () => `blob:${n++}`);
});
afterEach(() => act(() => changeSettings({ plainPictures: false, theme: 'system' })));

test('a card shows its emblem at once and its picture over it when that is drawn', async () => {
  render(cards(['a']));
  expect([count('svg'), count('img')]).toEqual([1, 0]);
  await later();
  expect([count('svg'), count('img')]).toEqual([1, 1]);
  expect(document.querySelector('img')).toHaveAttribute('alt', '');
});

test('it is shown as soon as it is drawn, and becomes a bitmap when no other is waited for', async () => {
  let finish = (): void => {};
  painted.mockImplementation(() => new Promise((done) => (finish = () => done('blob:kept'))));
  render(cards(['f', 'g']));
  await later();
  const kinds = () => [...document.images].map(({ src }) => src.slice(0, 5));
  expect([kinds(), painted.mock.calls.length]).toEqual([['data:', 'data:'], 1]);
  finish();
  await later();
  expect([kinds(), painted.mock.calls.length]).toEqual([['blob:', 'data:'], 2]);
  finish();
  await later();
  expect(kinds()).toEqual(['blob:', 'blob:']);
});

test('once kit and scenes are there, the first cards come with their pictures and the others wait', async () => {
  render(cards(['first']));
  await later();
  render(cards(['n1', 'n2', 'n3', 'n4', 'n5', 'n6']));
  expect(count('[data-picture="drawn"]')).toBe(1 + 4);
  await later();
  expect(count('[data-picture="drawn"]')).toBe(1 + 6);
});

test('where no bitmap can be made the drawing stays', async () => {
  painted.mockRejectedValue(new Error('no canvas'));
  render(cards(['h']));
  await later();
  expect([...document.images].map(({ src }) => src.slice(0, 5))).toEqual(['data:']);
});

test('it is drawn once for all cards of the same id, and once more for the viewer and for the night', async () => {
  const { rerender } = render(cards(['b', 'b', 'b']));
  await later();
  expect([count('img'), painted.mock.calls.length]).toEqual([3, 1]);
  rerender(cards(['b', 'b'], 'large'));
  await later();
  expect([count('img'), painted.mock.calls.length]).toEqual([2, 2]);
  act(() => changeSettings({ theme: 'dark' }));
  await later();
  expect([count('img'), painted.mock.calls.length]).toEqual([2, 3]);
  act(() => changeSettings({ theme: 'light' }));
  expect([count('img'), painted.mock.calls.length]).toEqual([2, 3]);
  expect(scenes).toHaveBeenCalledTimes(1);
});

test('cards that have gone before it is drawn leave nothing to draw', async () => {
  render(cards(['c'])).unmount();
  await later();
  expect(drawn).not.toHaveBeenCalled();
});

test('a low box gets a band, a lower one a slit, the lowest none', async () => {
  Object.assign(box, { width: 200, height: 60 });
  render(cards(['low']));
  await later();
  Object.assign(box, { width: 200, height: 38 });
  render(cards(['lower']));
  await later();
  Object.assign(box, { width: 200, height: 14 });
  render(cards(['lowest']));
  await later();
  Object.assign(box, { width: 200, height: 130 });
  expect(painted.mock.calls.map(([, width, height]) => [width, height])).toEqual([
    [330, 77],
    [420, 47],
  ]);
  expect(decodeURIComponent(drawn.mock.calls[0]?.[0] ?? '')).toMatch(/viewBox="0 \d+ 360 84"/);
  expect(decodeURIComponent(drawn.mock.calls[1]?.[0] ?? '')).toMatch(/viewBox="0 \d+ 360 40"/);
  expect(count('img')).toBe(2);
});

test('what was not shown for long is let go, what is shown stays', async () => {
  const revoked = jest.fn();
  Object.assign(URL, { revokeObjectURL: revoked });
  const shown = render(cards(['kept']));
  const many = Array.from({ length: 100 }, (_, i) => `m${i}`);
  const { rerender } = render(cards(many));
  await waitFor(() => expect(painted).toHaveBeenCalledTimes(101), { timeout: 50_000, interval: 200 });
  await later();
  rerender(cards([]));
  await later();
  // And some that other tests have left.
  expect(revoked.mock.calls.length).toBeGreaterThanOrEqual(many.length - 80);
  expect(shown.container.querySelectorAll('img')).toHaveLength(1);
  // One of those that were let go is drawn anew, one that was kept is not.
  rerender(cards(['m0', 'm99']));
  await later();
  expect(painted).toHaveBeenCalledTimes(102);
  // One that comes as the next to go is let go stays, too.
  rerender(cards(['z']));
  await later();
  rerender(cards(['m21']));
  const [{ src = '' } = {}] = [...document.images].filter((image) => !shown.container.contains(image));
  await later();
  expect(src).toMatch(/^blob:/);
  expect(revoked).not.toHaveBeenCalledWith(src);
  expect(painted).toHaveBeenCalledTimes(103);
}, 60_000);

test('scenes that could not be loaded are asked for again', async () => {
  jest.useFakeTimers();
  const flaky = jest.fn(async () => ({ sceneOf: () => scene }));
  flaky.mockRejectedValueOnce(new Error('offline'));
  const module = { ...board, pictures: { ruleset: 'flaky', scenes: flaky } };
  render(cards(['e'], 'normal', module));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect([flaky.mock.calls.length, count('img')]).toEqual([1, 0]);
  await act(() => jest.advanceTimersByTimeAsync(4000));
  expect([flaky.mock.calls.length, count('img')]).toEqual([2, 1]);
  jest.useRealTimers();
});

test('plain pictures, a ruleset without scenes and one that cannot be drawn keep the emblem', async () => {
  act(() => changeSettings({ plainPictures: true }));
  const { rerender } = render(cards(['d']));
  await later();
  expect(painted).not.toHaveBeenCalled();
  act(() => changeSettings({ plainPictures: false }));
  rerender(cards(['d'], 'normal', { ...board, pictures: undefined }));
  await later();
  expect(painted).not.toHaveBeenCalled();
  drawn.mockRejectedValue(new Error('no picture'));
  rerender(cards(['d']));
  await later();
  expect([drawn.mock.calls.length, count('svg'), count('img')]).toEqual([1, 1, 0]);
});
