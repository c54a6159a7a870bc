import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nextPlace } from '../../../../client/boards/map/geometry';
import { cellOf, contains, LABELS, nearest, roadOf, SHEET } from '../../../../client/boards/mythotopia/map/geometry';
import { MARKS } from '../../../../client/boards/mythotopia/map/ink';
import { ARCS, CELLS, MIDDLES } from '../../../../client/boards/mythotopia/map/layout';
import { EMBLEMS } from '../../../../client/boards/mythotopia/emblems';
import { CARDS } from '../../../../games/mythotopia/catalogue';
import { BORDERS, borderOf, PROVINCES, SEAS } from '../../../../games/mythotopia/map';
import { FOLDER } from '../../../reference/mythotopia/read';

type XY = [number, number];
interface Layout {
  cells: Record<string, { label: XY; inradius: number; ring: XY[]; holes?: XY[][] }>;
  arcs: { id: string; kind: string; mid: XY; points: XY[] }[];
}
const reference = JSON.parse(readFileSync(path.join(FOLDER, 'map-layout.json'), 'utf8')) as Layout;

const isRoadable = (kind: string): boolean => ['plain', 'hills', 'mountains'].includes(kind);

test('the drawn map has the lines of the reference', () => {
  expect(
    Object.fromEntries(
      Object.entries(ARCS).map(([id, text]) => [id, text.split(' ').map((point) => point.split(',').map(Number))]),
    ),
  ).toEqual(Object.fromEntries(reference.arcs.map(({ id, points }) => [id.replaceAll('|', '-'), points])));
  expect(MIDDLES).toEqual(
    Object.fromEntries(
      reference.arcs.filter(({ kind }) => isRoadable(kind)).map(({ id, mid }) => [id.replace('|', '-'), mid]),
    ),
  );
});

test.each([...PROVINCES, ...SEAS])('%s has the outline of the reference', (place) => {
  const { label, inradius, ring } = reference.cells[place]!;
  expect(CELLS[place]).toMatchObject({ label, room: inradius });
  const corners = (points: readonly { x: number; y: number }[]): string[] =>
    [...new Set(points.map(({ x, y }) => `${x} ${y}`))].sort();
  expect(corners(cellOf(place).points)).toEqual([...new Set(ring.map(([x, y]) => `${x} ${y}`))].sort());
});

test('each line is drawn as the border that the rules know', () => {
  for (const { id, kind } of reference.arcs)
    expect(borderOf(id.replaceAll('|', '-').replace(/-\d$/, '')).kind).toBe(kind);
  expect(new Set(Object.keys(ARCS).map((id) => id.replace(/-\d$/, '')))).toEqual(new Set(BORDERS.map(({ id }) => id)));
});

test('names stand within their places', () => {
  for (const place of [...PROVINCES, ...SEAS]) expect(contains(cellOf(place).points, cellOf(place).label)).toBe(true);
});

test('a road leads from one province into the other', () => {
  for (const { id, a, b } of BORDERS.filter(({ kind }) => isRoadable(kind))) {
    const { from, to } = roadOf(id);
    expect([contains(cellOf(a).points, from), contains(cellOf(b).points, to)]).toEqual([true, true]);
  }
});

test('whatever the pen adds lies on the sheet, peaks along mountains only', () => {
  expect(MARKS.length).toBeGreaterThan(150);
  for (const { key } of MARKS) {
    const [kind, x, y] = key.split(' ');
    const at = { x: Number(x), y: Number(y) };
    expect(at.x >= 0 && at.x <= SHEET.width && at.y >= 0 && at.y <= SHEET.height).toBe(true);
    if (kind !== 'peak') continue;
    const mountains = reference.arcs
      .filter((arc) => arc.kind === 'mountains')
      .flatMap((arc) => arc.points.map(([px, py]) => ({ x: px, y: py })));
    expect(nearest(mountains, at)).toBeLessThan(10);
  }
});

test('arrow keys reach every place from every other', () => {
  const reached = new Set(['ambsace']);
  for (const place of reached)
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const)
      reached.add(nextPlace(LABELS, place, dx, dy));
  expect([...reached].sort()).toEqual([...PROVINCES, ...SEAS].sort());
});

test('no card is without a picture', () => {
  const types = [...CARDS.values()].filter(({ province }) => province === null).map(({ type }) => type);
  expect(types.filter((type) => !Object.hasOwn(EMBLEMS, type))).toEqual([]);
});
