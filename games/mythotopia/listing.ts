import type { Listing } from '../kit/register';
import type { MythotopiaOptions } from './state';

const NORMAL = { en: 'Dealt', hu: 'Kiosztva', cs: 'Rozdané' };
const DRAFT = {
  en: 'Dealt more, two given back',
  hu: 'Többet osztva, kettő visszaadva',
  cs: 'Rozdané navíc, dvě se vrátí',
};

/** Mythotopia as the lobby offers it. */
export const listing: Listing<Pick<MythotopiaOptions, 'setup'>> = {
  name: 'mythotopia',
  title: 'Mythotopia',
  minSeats: 2,
  maxSeats: 4,
  choices: (seats) => ({
    setup: {
      label: { en: 'Provinces', hu: 'Tartományok', cs: 'Provincie' },
      // Two players do not draft (M14.1).
      values: seats === 2 ? { normal: NORMAL } : { normal: NORMAL, draft: DRAFT },
    },
  }),
  credits: { boxes: 'Mythotopia', designers: 'Martin Wallace', publisher: 'Treefrog Games' },
};
