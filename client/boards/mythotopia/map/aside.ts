import { PROVINCES, SEAS } from '../../../../games/mythotopia/map';
import type { Place } from '../../../../games/mythotopia/card';
import { shared, type SheetBox } from '../../map/geometry';
import { cellOf, SHEET } from './geometry';
import { INLINE, nameBox } from './plaques';

/** How far from over its name the line of a tight place may stand, nearest first, in lengths of what stands at a label. */
const ASIDE = [0, -4, 4, -8, 8, -12, 12, -16, 16] as const;
/** What is beyond the sheet's margin, and with it beyond the map's frame, is worse than what is over a name. */
const EDGE = 2;
/** For each unit of the way. */
const FAR = 4;

/**
 * How far to the right of its label's middle the line above a name stands where places are tight, so that it hides as
 * little as can be of other names.
 * @param unit the size of what stands at labels
 * @returns how far, for a place whose line is so wide
 */
export function asidesOn(unit: number, nameOf: (place: Place) => string): (place: Place, width: number) => number {
  const names = [...PROVINCES, ...SEAS].map((place) => ({ place, box: nameBox(place, nameOf(place), unit) }));
  return (place, width) => {
    const { x, y } = cellOf(place).label;
    const costOf = (aside: number): number => {
      const box: SheetBox = {
        left: x + (aside - width / 2) * unit,
        right: x + (aside + width / 2) * unit,
        top: y + INLINE.top * unit,
        bottom: y + INLINE.bottom * unit,
      };
      const beyond = Math.max(0, -SHEET.edge - box.left) + Math.max(0, box.right - SHEET.width - SHEET.edge);
      const hidden = names.reduce((sum, each) => (each.place === place ? sum : sum + shared(box, each.box)), 0);
      return hidden + EDGE * beyond * (box.bottom - box.top) + FAR * Math.abs(aside);
    };
    return ASIDE.reduce<number>((best, aside) => (costOf(aside) < costOf(best) ? aside : best), 0);
  };
}
