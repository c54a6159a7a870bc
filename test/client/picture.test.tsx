import { box } from './boxes';
import { act, render } from '@testing-library/react';
import { GiMountains } from 'react-icons/gi';
import { bitmapOf } from '../../client/pictures/bitmap';
import type { Scene } from '../../client/pictures';
import { changeSettings } from '../../client/settings';
import type { BoardModule } from '../../client/table/board';
import { Picture } from '../../client/table';
import { ModuleContext } from '../../client/table/TableContext';

/** Pictures at a table: emblems until they are drawn, each drawn once. */

jest.mock('../../client/pictures/bitmap', () => ({ bitmapOf: jest.fn() }));
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
  painted.mockReset();
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
  expect(painted).not.toHaveBeenCalled();
});

test('a low box gets a band, a slit none', async () => {
  Object.assign(box, { width: 200, height: 38 });
  render(cards(['low']));
  await later();
  Object.assign(box, { width: 200, height: 14 });
  render(cards(['slit']));
  await later();
  Object.assign(box, { width: 200, height: 130 });
  const shapes = painted.mock.calls.map(([svg, width, height]) => [/viewBox="0 \d+ 360 84"/.test(svg), width, height]);
  expect(shapes).toEqual([[true, 200, 47]]);
  expect(count('img')).toBe(1);
});

test('what was not shown for long is let go, what is shown stays', async () => {
  const revoked = jest.fn();
  Object.assign(URL, { revokeObjectURL: revoked });
  const shown = render(cards(['kept']));
  const many = Array.from({ length: 100 }, (_, i) => `m${i}`);
  const { rerender } = render(cards(many));
  await act(() => new Promise((done) => setTimeout(done, 4500)));
  expect(painted).toHaveBeenCalledTimes(101);
  rerender(cards([]));
  // And some that other tests have left.
  expect(revoked.mock.calls.length).toBeGreaterThanOrEqual(many.length - 80);
  expect(shown.container.querySelectorAll('img')).toHaveLength(1);
  // One of those that were let go is drawn anew, one that was kept is not.
  rerender(cards(['m0', 'm99']));
  await later();
  expect(painted).toHaveBeenCalledTimes(102);
}, 20_000);

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
  painted.mockRejectedValue(new Error('no canvas'));
  rerender(cards(['d']));
  await later();
  expect([painted.mock.calls.length, count('svg'), count('img')]).toEqual([1, 1, 0]);
});
