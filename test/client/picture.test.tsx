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
