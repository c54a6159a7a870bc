import { act, fireEvent, screen } from '@testing-library/react';
import { nextPlace, type SheetPoint, type MapSheet } from '../../../client/boards/map/geometry';
import { MapFrame, MapLayer } from '../../../client/boards/map/MapFrame';
import { useZoom } from '../../../client/boards/map/useZoom';
import { renderUi } from '../render';

/** A map of no game: what the frame of maps does by itself. */

const SHEET: MapSheet = { width: 2000, height: 1000, edge: 10, closest: 500 };
const arrows: [number, number][] = [];

function Empty() {
  const zoom = useZoom(SHEET);
  return (
    <MapFrame zoom={zoom} asked={false} onArrow={(...arrow) => arrows.push(arrow)}>
      <MapLayer zoom={zoom} role="img" aria-label="map" />
    </MapFrame>
  );
}

/** What is seen of the sheet: x, y, width, height. */
const seen = (): number[] =>
  (screen.getByRole('img').getAttribute('viewBox') ?? '').split(' ').map((each) => Math.round(Number(each)));
const press = (key: string, shiftKey = false): Promise<void> =>
  act(async () => void fireEvent.keyDown(screen.getByRole('img'), { key, shiftKey }));
/** The factor by which names and pieces are drawn larger than the sheet. */
const unit = (): number =>
  parseFloat(screen.getByRole('img').parentElement?.style.getPropertyValue('--unit').replace('calc(', '') ?? '');

beforeEach(() => {
  arrows.length = 0;
  renderUi(<Empty />);
});

test('shows the whole sheet with its edge at first, and again by Home', async () => {
  const [x = 0, , width = 0] = seen();
  expect(x).toBeLessThanOrEqual(-SHEET.edge);
  expect(width).toBeGreaterThanOrEqual(SHEET.width + 2 * SHEET.edge);
  const first = seen();
  await press('+');
  expect(seen()).not.toEqual(first);
  await press('Home');
  expect(seen()).toEqual(first);
});

test('plus goes no nearer than the narrowest part, minus no farther than the whole', async () => {
  const [, , whole = 0] = seen();
  for (let i = 0; i < 20; i++) await press('+');
  expect(seen()[2]).toBe(SHEET.closest);
  for (let i = 0; i < 20; i++) await press('-');
  expect(seen()[2]).toBe(whole);
});

test('shift with arrow keys moves the map and stops at its edge; arrow keys alone go from place to place', async () => {
  for (let i = 0; i < 20; i++) await press('+');
  const [before = 0] = seen();
  await press('ArrowRight', true);
  expect(seen()[0]).toBe(before + 60);
  for (let i = 0; i < 20; i++) await press('ArrowRight', true);
  expect(seen()[0]).toBe(SHEET.width + SHEET.edge - SHEET.closest);
  expect(arrows).toEqual([]);
  await press('ArrowUp');
  expect(arrows).toEqual([[0, -1]]);
});

test('names keep their size: near by they are scaled down on the sheet', async () => {
  const far = unit();
  for (let i = 0; i < 20; i++) await press('+');
  expect(unit()).toBeLessThan(far);
  expect(unit()).toBeGreaterThanOrEqual(0.5);
});

test('the next place lies in the direction asked for; where there is none one stays', () => {
  const places = new Map<string, SheetPoint>([
    ['west', { x: 0, y: 0 }],
    ['middle', { x: 50, y: 10 }],
    ['east', { x: 100, y: 0 }],
    ['south', { x: 50, y: 100 }],
  ]);
  expect(nextPlace(places, 'west', 1, 0)).toBe('middle');
  expect(nextPlace(places, 'middle', 0, 1)).toBe('south');
  expect(nextPlace(places, 'east', 1, 0)).toBe('east');
  expect(nextPlace(places, 'nowhere', 1, 0)).toBe('nowhere');
});
