import mythotopia from '../../../../games/mythotopia';
import { PROVINCES } from '../../../../games/mythotopia/map';
import { shared } from '../../../../client/boards/map/geometry';
import { asidesOn } from '../../../../client/boards/mythotopia/map/aside';
import { cellOf } from '../../../../client/boards/mythotopia/map/geometry';
import { INLINE, nameBox } from '../../../../client/boards/mythotopia/map/plaques';

/** The size of what stands at labels where places are tight. */
const UNIT = 1.65;
/** Of an owner's sign, a settlement and a strength. */
const WIDTH = 58;
/** So much of a name may be hidden: half a letter, and what lies over it has its own rim. */
const CORNER = 260;

test.each(['en', 'hu', 'cs'] as const)(
  'what stands in a tight place steps aside for the names of others, in %s',
  async (language) => {
    const words = await mythotopia.words(language);
    const nameOf = (place: string): string => words.name(place);
    /** How much of others' names is hidden by what stands in each place, so far aside. */
    const hidden = (asideOf: (place: string) => number): number[] =>
      PROVINCES.map((place) => {
        const { x, y } = cellOf(place).label;
        const side = (to: number): number => x + (asideOf(place) + to * (WIDTH / 2)) * UNIT;
        const line = { left: side(-1), right: side(1), top: y + INLINE.top * UNIT, bottom: y + INLINE.bottom * UNIT };
        return PROVINCES.filter((each) => each !== place).reduce(
          (sum, each) => sum + shared(line, nameBox(each, nameOf(each), UNIT)),
          0,
        );
      });
    const asideOf = asidesOn(UNIT, nameOf);
    const [straight, aside] = [hidden(() => 0), hidden((place) => asideOf(place, WIDTH))];
    expect(Math.max(...straight)).toBeGreaterThan(2 * CORNER);
    expect(aside.filter((area) => area > CORNER)).toEqual([]);
    expect(aside.filter((area, i) => area > (straight[i] ?? 0))).toEqual([]);
  },
);
