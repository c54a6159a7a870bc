import type { Listing } from '../kit/register';
import type { ImperiumOptions } from './state';

/** Imperium as the lobby offers it. */
export const listing: Listing<Pick<ImperiumOptions, 'nations'>> = {
  name: 'imperium',
  title: 'Imperium',
  minSeats: 2,
  maxSeats: 4,
  choices: () => ({
    nations: {
      label: { en: 'Nations', hu: 'Nemzetek', cs: 'Národy' },
      values: {
        choose: { en: 'Chosen in turn', hu: 'Sorban választva', cs: 'Vybírané postupně' },
        random: { en: 'Dealt at random', hu: 'Véletlenszerűen kiosztva', cs: 'Rozdané náhodně' },
      },
    },
  }),
  credits: {
    boxes: 'Imperium: Classics, Imperium: Legends',
    designers: 'Nigel Buckle, Dávid Turczi',
    artist: 'Mihajlo Dimitrievski',
    publisher: 'Osprey Games',
  },
};
