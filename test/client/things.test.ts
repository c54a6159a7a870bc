import { BACKS, heightOf, pileOf } from '../../client/ui/things';

/** Piles that are as high as they have cards. */

test('a higher pile shows more edges, and none grows beyond what it may cover', () => {
  const heights = [0, 1, 3, 7, 20, 60, 200].map(heightOf);
  expect(heights).toEqual([...heights].sort((a, b) => a - b));
  expect(heightOf(20)).toBeGreaterThan(heightOf(3));
  expect(heightOf(3)).toBeGreaterThan(heightOf(1));
  expect(heightOf(200)).toBe(8);
});

test('each edge is a layer of the shadow, below the one before; no card has no shadow', () => {
  const layersOf = (n: number): string[] => String(pileOf(n).boxShadow ?? '').split(/,(?=\S)/);
  expect(pileOf(0)).toEqual({});
  expect(layersOf(1)).toHaveLength(1);
  expect(layersOf(20)).toHaveLength(heightOf(20) + 1);
  const offsets = layersOf(20).map((layer) => Number(/^\S+ ([\d.]+)px/.exec(layer)?.[1]));
  expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
});

test('no two backs are alike', () => {
  expect(new Set(Object.values(BACKS)).size).toBe(Object.keys(BACKS).length);
});
