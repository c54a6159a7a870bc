import { bookkeeping, detail, headline, leading, type EventsOf } from '../kit/events';
import { MATCH_EVENTS } from '../kit/giveUp';

/** The old and the new place, for events that tell more than a move. */
const WAY = ['from', 'into'] as const;

/** Every event of a match: the fields that it carries, and how much it matters. */
export const EVENTS = {
  moved: bookkeeping('seat?', 'cards?', 'n?', 'from?', 'into?', 'eyes?'),

  dealt: headline('n'),
  gaveBack: detail('seat', 'at'),
  citadel: headline('seat', 'at'),
  firstPlayer: headline('seat'),
  turnBegins: headline('seat', 'n'),
  pay: leading('seat', 'what', 'cards'),

  invade: headline('seat', 'at', 'n', 'to?', ...WAY),
  placeArmies: headline('seat', 'at', 'n', ...WAY),
  removeArmies: headline('seat', 'at', 'n'),
  placeShips: headline('seat', 'at', 'n', ...WAY),
  removeShips: headline('seat', 'at', 'n', ...WAY),
  endWar: headline('seat', 'at', 'by?'),
  defended: headline('seat?', 'at'),
  captured: headline('seat', 'at', 'to?', 'n', ...WAY),
  noTown: headline('seat', 'at', 'to?'),
  lost: headline('seat', 'at'),
  lostCard: detail('seat', 'cards', 'what', ...WAY),
  armiesHome: detail('at'),
  buy: headline('seat', 'n', 'what', ...WAY),
  draft: headline('seat', 'cards', ...WAY),
  putInReserve: headline('seat', 'cards', ...WAY),
  discard: headline('seat', 'cards', 'by?'),
  removeCards: headline('seat', 'cards'),
  build: headline('seat', 'at', 'what'),
  playCard: headline('seat', 'cards', ...WAY),
  patronage: headline('seat'),
  moveByRoad: headline('seat', 'n', 'at', 'what', ...WAY),
  pass: headline('seat'),

  boxed: bookkeeping('cards', ...WAY),
  draw: detail('seat', 'n', 'cards', 'eyes', ...WAY),
  shuffle: bookkeeping('seat', 'cards', 'eyes?', ...WAY),
  token: headline('seat', 'by', 'n'),
  tokenFromBank: headline('seat', 'by', 'n'),
  swapToken: detail('seat', 'n', 'what'),
  peace: headline('seat', 'by', 'at'),
  sendHome: headline('seat', 'to', 'by', 'at', 'n', ...WAY),
  hire: headline('seat', 'by', 'at', 'n'),
  muster: headline('seat', 'by', 'n', ...WAY),
  fetch: detail('seat', 'by', 'cards', ...WAY),
  look: detail('seat', 'by', 'n', 'cards', 'eyes', ...WAY),
  keep: detail('seat', 'by', 'n', 'cards', 'eyes', ...WAY),

  /** Told of a position (`closing`), never logged. */
  endOpen: headline('n'),
  endGame: headline('seat'),
  turnCap: headline('n'),
  ...MATCH_EVENTS,
} as const;

export type MythotopiaEvent = EventsOf<typeof EVENTS>;
export type EventKey = keyof typeof EVENTS;
