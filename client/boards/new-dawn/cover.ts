import { eitherHue, type Scene } from '../../pictures';
import { SHEET_HUES, TYPE_HUES } from './look/hues';
import type { PlateInks } from './pen';
import { elevation, sheetOf } from './plates';
import { pyramids } from './wonders/pyramids';

/** The picture on the box: a wonder on its plate. */
export const cover: Scene = {
  sheet: (sitting) => {
    const { daylight, cut } = sitting;
    const inks: PlateInks = {
      paper: eitherHue(['#f3e9d0', '#2b241a'], daylight),
      ink: eitherHue(SHEET_HUES.ink, daylight),
      tone: eitherHue(TYPE_HUES.science, daylight),
    };
    return sheetOf(inks, elevation(pyramids)(inks, [], sitting), cut);
  },
};
