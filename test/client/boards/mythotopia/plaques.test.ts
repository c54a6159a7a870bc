import mythotopia from '../../../../games/mythotopia';
import { PROVINCES, SEAS } from '../../../../games/mythotopia/map';
import { generator } from '../../../../games/kit/random';
import { shared } from '../../../../client/boards/map/geometry';
import { SHEET } from '../../../../client/boards/mythotopia/map/geometry';
import {
  nameBox,
  partOf,
  plaqueBox,
  plaquesOf,
  sizeFor,
  USUAL,
  widthOf,
} from '../../../../client/boards/mythotopia/map/plaques';

/** Sizes of what stands at labels: on a desk, on a tablet, on a phone. */
const UNITS = [1, 1.13, 1.65];
/** A corner of a name's box has no letter in it. */
const CORNER = 12;

const width = widthOf([2, 3]);

test.each(['en', 'hu', 'cs'] as const)('a war hides no name of the map, wherever it is, in %s', async (language) => {
  const words = await mythotopia.words(language);
  const nameOf = (place: string): string => words.name(place);
  const named = [...PROVINCES, ...SEAS].map((each): [string, string] => [each, nameOf(each)]);
  const hidden = UNITS.flatMap((unit) =>
    PROVINCES.flatMap((place) => {
      const at = plaquesOf([{ place, width }], sizeFor(unit), nameOf, 'roomy').get(place) ?? USUAL;
      return named
        .filter(([each, name]) => shared(plaqueBox(place, width, at, unit), nameBox(each, name, unit)) > CORNER)
        .map(([each]) => `${place} hides ${each} at ${unit}`);
    }),
  );
  expect(hidden).toEqual([]);
});

test.each([
  ['beside names', 1.65, 'roomy'],
  ['where places are tight', 1.65, 'tight'],
  ['on a map without names', 2, 'bare'],
] as const)('no plaque of a war hides another %s', async (_, unit, room) => {
  const words = await mythotopia.words('en');
  const random = generator('wars');
  for (let n = 0; n < 10; n++) {
    const wars = PROVINCES.filter(() => random() < 0.2).map((place) => ({ place, width }));
    const found = plaquesOf(wars, unit, (place) => words.name(place), room);
    const boxes = wars.map(({ place }) => plaqueBox(place, width, found.get(place) ?? USUAL, unit, partOf(room)));
    expect(boxes.filter((a, i) => boxes.some((b, j) => j < i && shared(a, b) > CORNER))).toEqual([]);
  }
});

test('on a map without names the plaque of a war lies inside the frame, wherever it is', () => {
  const unit = SHEET.bare ?? 0;
  const outside = PROVINCES.filter((place) => {
    const at = plaquesOf([{ place, width }], sizeFor(unit), () => '', 'bare').get(place) ?? USUAL;
    const { left, right, top, bottom } = plaqueBox(place, width, at, unit, partOf('bare'));
    return left < 0 || top < 0 || right > SHEET.width || bottom > SHEET.height;
  });
  expect(outside).toEqual([]);
});
