import { bookkeeping, detail, headline, type EventsOf } from '../kit/events';

/** Everything that is told of a match: what each kind of event carries, and how much it matters. */
export const EVENTS = {
  dealt: headline('n'),
  gaveBack: detail('seat', 'at'),
  citadel: headline('seat', 'at'),
  firstPlayer: headline('seat'),
  turnBegins: headline('seat', 'n'),
  pay: detail('seat', 'what', 'cards'),

  invade: headline('seat', 'at', 'n', 'to?'),
  placeArmies: headline('seat', 'at', 'n'),
  removeArmies: headline('seat', 'at', 'n'),
  placeShips: headline('seat', 'at', 'n'),
  removeShips: headline('seat', 'at', 'n'),
  endWar: headline('seat', 'at', 'by?'),
  defended: headline('seat?', 'at'),
  captured: headline('seat', 'at', 'to?'),
  noTown: headline('seat', 'at', 'to?'),
  lost: headline('seat', 'at'),
  lostCard: detail('seat', 'cards', 'what'),
  armiesHome: detail('at'),
  buy: headline('seat', 'n', 'what'),
  draft: headline('seat', 'cards'),
  putInReserve: headline('seat', 'cards'),
  discard: headline('seat', 'cards', 'by?'),
  removeCards: headline('seat', 'cards'),
  build: headline('seat', 'at', 'what'),
  playCard: headline('seat', 'cards'),
  patronage: headline('seat'),
  moveByRoad: headline('seat', 'n', 'at', 'what'),
  pass: headline('seat'),

  boxed: bookkeeping('cards'),
  draw: detail('seat', 'n', 'cards', 'eyes'),
  shuffle: bookkeeping('seat'),
  token: headline('seat', 'by', 'n'),
  tokenFromBank: headline('seat', 'by', 'n'),
  swapToken: detail('seat', 'n', 'what'),
  peace: headline('seat', 'by', 'at'),
  sendHome: headline('seat', 'to', 'by', 'at'),
  hire: headline('seat', 'by', 'at', 'n'),
  muster: headline('seat', 'by', 'n'),
  fetch: detail('seat', 'by', 'cards'),
  look: detail('seat', 'by', 'n', 'cards', 'eyes'),
  keep: detail('seat', 'by', 'n', 'cards', 'eyes'),

  endGame: headline('seat'),
  turnCap: headline('n'),
  over: headline('what'),
} as const;

export type MythotopiaEvent = EventsOf<typeof EVENTS>;
export type EventKey = keyof typeof EVENTS;
