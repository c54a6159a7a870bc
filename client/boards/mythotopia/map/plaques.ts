import { PROVINCES, SEAS } from '../../../../games/mythotopia/map';
import type { Place } from '../../../../games/mythotopia/card';
import { distance, shared, type Room, type SheetBox, type SheetPoint } from '../../map/geometry';
import { cellOf, contains, SHEET } from './geometry';

/** Where the plaques of wars stand. Lengths are those of what stands at a place's label (`standingAt`). */

/** Width of a side of a war: its sign and a strength of one digit; what each further digit adds; the sign between two sides. */
export const SIDE = 29;
export const DIGIT = 9;
export const BETWEEN = 12;
/** Height of a plaque, and the rim round its sides. */
export const PLAQUE = 24;
export const RIM = 2;
/** How much lower lies what stands above a name where names are left away. */
export const LOWER = 12;
/** How large plaques are. */
export const partOf = (room: Room): number => (room === 'bare' ? 0.8 : 1);

/** The width of a side with this strength. */
export const sideOf = (strength: number): number => SIDE + DIGIT * (String(strength).length - 1);

/** The width of a plaque with these strengths. */
export const widthOf = (strengths: readonly number[]): number =>
  strengths.reduce((sum, strength) => sum + sideOf(strength) + BETWEEN, 2 * RIM - BETWEEN);

/** Below the name, where symbol and flags stand in peace. */
export const USUAL: SheetPoint = { x: 0, y: 25 };

/** The lines that a sea's name is written in: "Keleti-beltenger" breaks after its hyphen. */
export const linesOf = (name: string): string[] => name.split(/ |(?<=-)/);

const boxAt = (place: Place, unit: number, { left, right, top, bottom }: SheetBox): SheetBox => {
  const { x, y } = cellOf(place).label;
  return { left: x + left * unit, right: x + right * unit, top: y + top * unit, bottom: y + bottom * unit };
};

/** How wide a letter of a province's and of a sea's name is on average. */
const LETTER = 7;
const SEA_LETTER = 9.5;
const SEA_LINE = 17;

/** Where a place's name stands on the sheet, at a size of what stands at labels. */
export function nameBox(place: Place, name: string, unit: number): SheetBox {
  if (!SEAS.includes(place)) {
    const half = (name.length * LETTER) / 2;
    return boxAt(place, unit, { left: -half, right: half, top: -6, bottom: 9 });
  }
  const lines = linesOf(name);
  const half = (Math.max(...lines.map(({ length }) => length)) * SEA_LETTER) / 2;
  return boxAt(place, unit, { left: -half, right: half, top: 6 - SEA_LINE * lines.length, bottom: 6 });
}

/** Where a plaque lies on the sheet whose middle is so far from the label; `part`: how large it is drawn there. */
export const plaqueBox = (place: Place, width: number, { x, y }: SheetPoint, unit: number, part = 1): SheetBox => {
  const [aside, above] = [(part * width) / 2, (part * PLAQUE) / 2];
  return boxAt(place, unit, { left: x - aside, right: x + aside, top: y - above, bottom: y + above });
};

/** The settlement or the neutrals' shield above a name, and what is counted below it. */
const SETTLEMENT: SheetBox = { left: -18, right: 18, top: -40, bottom: -7 };
const LOWERED: SheetBox = { ...SETTLEMENT, top: SETTLEMENT.top + LOWER, bottom: SETTLEMENT.bottom + LOWER };
/** Where places are tight all that stands above a name is in one line. */
export const INLINE: SheetBox = { left: -22, right: 24, top: -32, bottom: -7 };
const ABOVE: Readonly<Record<Room, SheetBox>> = { roomy: SETTLEMENT, tight: INLINE, bare: LOWERED };
const COUNTS: SheetBox = { left: -24, right: 24, top: 11, bottom: 30 };

const ALL: SheetBox = { left: 0, right: SHEET.width, top: 0, bottom: SHEET.height };

/** The sizes for which a place is looked for: from near, and from so far that names grow no more; without names all has one size. */
const UNITS = [0.8, 1, 1.2, 1.4, 1.65] as const;

/** The size to look for a place for, when things at labels have this one: not anew with every turn of the wheel. */
export const sizeFor = (unit: number): number => UNITS.find((each) => unit <= each) ?? unit;

/** Where a plaque may stand, nearest to the usual place first. */
const SPOTS: readonly SheetPoint[] = [25, 22, 28, 31, 34, 37, 43, -2, -12, -22, -30, -38, -46, -54, -60]
  .flatMap((y) =>
    [0, 8, 16, 24, 32, 40, 48, 56, 64].flatMap((x) => [
      { x, y },
      { x: -x, y },
    ]),
  )
  .sort((a, b) => distance(a, USUAL) - distance(b, USUAL));

/** How bad it is to hide what: strengths and names are read, settlements seen, counts can be done without; or to stand, by its middle, outside the province. */
const HIDES = { name: 400, plaque: 2000, settlement: 2, counts: 0.5, edge: 100, stray: 300 } as const;
const COSTS: Readonly<Record<Room, Readonly<Record<keyof typeof HIDES, number>>>> = {
  roomy: HIDES,
  // Strengths stand beside settlements there, and nothing but flags below names.
  tight: { ...HIDES, settlement: 3, counts: 0 },
  // Without names there is room for what else is seen, and nothing else says whose a settlement is.
  bare: { ...HIDES, settlement: 7, counts: 4, stray: 2500 },
};
/** For each unit of the way from the usual place. */
const FAR = 8;

/** What lies farther from a province's label is not hidden by its plaque, in units of the sheet. */
const REACH = 300;

/** A war, and how wide its plaque is. */
export interface War {
  place: Place;
  width: number;
}

/** What a plaque could hide. */
interface Around {
  unit: number;
  room: Room;
  names: readonly SheetBox[];
  settlements: readonly SheetBox[];
  counts: readonly SheetBox[];
  plaques: readonly SheetBox[];
}

type Put = War & { at: SheetPoint };

function around(place: Place, unit: number, put: readonly Put[], nameOf: (place: Place) => string, room: Room): Around {
  const { label } = cellOf(place);
  const near = [...PROVINCES, ...SEAS].filter((each) => distance(cellOf(each).label, label) < REACH);
  const land = near.filter((each) => !SEAS.includes(each));
  return {
    unit,
    room,
    // A fleet beside a plaque would be read as one of its sides.
    names: [
      ...(room === 'bare' ? [] : near.map((each) => nameBox(each, nameOf(each), unit))),
      ...near.filter((each) => SEAS.includes(each)).map((each) => boxAt(each, unit, COUNTS)),
    ],
    settlements: land.map((each) => boxAt(each, unit, ABOVE[room])),
    counts: land.filter((each) => each !== place).map((each) => boxAt(each, unit, COUNTS)),
    plaques: put.map((other) => plaqueBox(other.place, other.width, other.at, unit, partOf(room))),
  };
}

/** How bad a spot is for a plaque. */
function costOf({ place, width }: War, at: SheetPoint, around: Around): number {
  const { unit, room, names, settlements, counts, plaques } = around;
  const costs = COSTS[room];
  const { label, points } = cellOf(place);
  const part = partOf(room);
  const box = plaqueBox(place, width, at, unit, part);
  const hidden = (boxes: readonly SheetBox[]): number => boxes.reduce((sum, each) => sum + shared(box, each), 0);
  const hides =
    costs.name * hidden(names) +
    costs.plaque * hidden(plaques) +
    costs.settlement * hidden(settlements) +
    costs.counts * hidden(counts) +
    costs.edge * (width * PLAQUE * (part * unit) ** 2 - shared(box, ALL));
  const strays = !contains(points, { x: label.x + at.x * unit, y: label.y + at.y * unit });
  return hides / unit ** 2 + (strays ? costs.stray : 0) + FAR * distance(at, USUAL);
}

function bestFor(war: War, things: Around): SheetPoint {
  let best = USUAL;
  let least = Infinity;
  for (const at of SPOTS) {
    // Those that follow are farther.
    if (FAR * distance(at, USUAL) >= least) break;
    const cost = costOf(war, at, things);
    if (cost < least) [best, least] = [at, cost];
  }
  return best;
}

/**
 * For each war, how far the middle of its plaque stands from the label of its province, so that no name and no other
 * plaque is hidden.
 * @param unit the size of what stands at labels
 * @param room how much of it places have
 */
export function plaquesOf(
  wars: readonly War[],
  unit: number,
  nameOf: (place: Place) => string,
  room: Room,
): ReadonlyMap<Place, SheetPoint> {
  const put: Put[] = [];
  for (const war of wars) {
    put.push({ ...war, at: bestFor(war, around(war.place, unit, put, nameOf, room)) });
  }
  return new Map(put.map(({ place, at }) => [place, at]));
}
