import { extentOf } from '../../client/pictures/extent';

test.each([
  ['lines from where they are', 'M10 20h30v40l-5 5z', { left: 10, top: 20, right: 40, bottom: 65 }],
  ['lines to where they go', 'M10 20H30V40L-5 5z', { left: -5, top: 5, right: 30, bottom: 40 }],
  ['more points of a move are lines', 'm10 10 20 0 0 20z', { left: 10, top: 10, right: 30, bottom: 30 }],
  ['what begins again where it began', 'M10 10h20zm5 5v30', { left: 10, top: 10, right: 30, bottom: 45 }],
  ['a circle of two arcs', 'M10 50a40 40 0 1 0 80 0a40 40 0 1 0 -80 0z', { left: 10, top: 10, right: 90, bottom: 90 }],
  ['the small arc on the other side', 'M0 0a50 50 0 0 1 60 0', { left: 0, top: -10, right: 60, bottom: 0 }],
  ['the belly of a curve', 'M0 0c0 40 80 40 80 0', { left: 0, top: 0, right: 80, bottom: 30 }],
  ['numbers that are written close', 'M10-2.5h-1.5l.5.5', { left: 8.5, top: -2.5, right: 10, bottom: -2 }],
])('what a drawing takes up: %s', (_, path, extent) => {
  const found = extentOf([path]);
  for (const edge of ['left', 'top', 'right', 'bottom'] as const) expect(found[edge]).toBeCloseTo(extent[edge]);
});

test('of several paths it is what all of them take up', () => {
  expect(extentOf(['M0 0h10v10z', 'M50 60h10v10z'])).toEqual({ left: 0, top: 0, right: 60, bottom: 70 });
});
