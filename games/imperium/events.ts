import { adding, bookkeeping, detail, headline, type EventsOf, type KeysCarrying } from '../kit/events';
import { MATCH_EVENTS } from '../kit/giveUp';

/** The fields of every move of own cards. */
const MOVED = ['seat', 'cards', 'by?', 'eyes?', 'from', 'into'] as const;
/** The old and the new place, for events that tell more than a move. */
const WAY = ['from', 'into'] as const;

/** Every event of a match: the fields that it carries, and how much it matters. */
export const EVENTS = {
  moved: bookkeeping('seat?', 'cards?', 'n?', 'from?', 'into?', 'eyes?'),

  nationChosen: headline('seat', 'cards'),
  dealt: { ...headline('seat'), begins: true },
  tributaryReplaced: headline('cards'),
  roundBegins: headline('n'),
  finalRoundBegins: headline('n'),
  turnBegins: headline('seat', 'n'),
  solsticeBegins: headline('n'),

  play: headline('seat', 'cards', 'what?', ...WAY),
  freePlay: headline('seat', 'cards', 'what?', ...WAY),
  exhaust: headline('seat', 'cards', 'n', 'from'),
  innovate: headline('seat'),
  revolt: headline('seat'),
  endActivation: bookkeeping('seat'),
  useExhaust: headline('seat', 'cards', 'by'),
  playAgain: detail('seat', 'cards', 'by'),

  gain: detail('seat', 'n', 'what', 'by?', 'into'),
  pay: detail('seat', 'n', 'what', 'by', 'from'),
  steal: headline('seat', 'to', 'n', 'what', 'by', ...WAY),
  place: detail('seat', 'n', 'what', 'cards', 'into'),
  takeTokens: detail('seat', 'n', 'what', 'cards', ...WAY),
  gainAction: bookkeeping('seat', 'n', 'by', 'into'),
  spendAction: bookkeeping('seat', 'n', 'by', 'from'),
  readyExhaust: bookkeeping('seat', 'what', 'n', 'into'),

  draw: detail('seat', 'n', 'cards', 'eyes', ...WAY),
  discard: detail(...MOVED),
  fetch: detail(...MOVED),
  putTop: detail(...MOVED),
  toHand: detail(...MOVED),
  toDiscard: detail(...MOVED),
  toBottom: detail('seat', 'cards', 'eyes', ...WAY),
  history: detail(...MOVED),
  sink: detail(...MOVED),
  putIntoPlay: headline(...MOVED),
  setQuest: headline(...MOVED),
  comeUp: headline('seat', 'cards'),
  revealOwn: headline('seat', 'cards', 'by'),
  garrison: detail(...MOVED),
  abandon: detail(...MOVED),
  recall: detail(...MOVED),
  exile: detail(...MOVED),
  exileMarket: headline(...MOVED),
  swapMarket: headline('seat', 'cards'),
  swapNation: detail('seat', 'cards', 'eyes'),
  find: detail('seat', 'cards', 'by'),
  findNothing: detail('seat', 'by'),
  look: detail('seat', 'n', 'what', 'cards', 'eyes', ...WAY),
  keep: detail(...MOVED),
  give: headline('seat', 'to', 'cards', 'by', 'eyes?', ...WAY),
  declare: detail('seat', 'what'),
  reveal: detail('seat', 'cards', ...WAY),
  shuffle: bookkeeping('seat', 'what'),
  reshuffle: detail('seat', 'cards', ...WAY),

  acquire: headline('seat', 'cards', 'n', 'what?', ...WAY),
  breakthroughMarket: headline('seat', 'cards', 'n', 'what?', ...WAY),
  breakthroughDeck: headline('seat', 'cards', 'what', 'eyes', ...WAY),
  breakthroughReveal: headline('seat', 'cards', 'what'),
  breakthroughNothing: headline('seat', 'cards', 'what'),
  takeFame: headline('seat', 'cards', 'by', 'eyes', ...WAY),
  kingOfKings: headline('seat', 'cards'),
  develop: headline(...MOVED),
  nationTop: headline(...MOVED),
  flipState: headline('seat', 'what'),
  takeUnrest: adding('seat', 'n', 'by'),
  returnUnrest: adding('seat', 'n', 'by'),
  refill: bookkeeping('cards', ...WAY),
  ignoreAttack: headline('seat', 'by', 'what'),
  modifier: detail('seat', 'by', 'what'),

  scoring: headline('seat?', 'what'),
  collapse: headline(),
  ...MATCH_EVENTS,
} as const;

export type ImperiumEvent = EventsOf<typeof EVENTS>;
export type EventKey = keyof typeof EVENTS;

/** Events that tell a move of own cards. */
export type MoveKey = KeysCarrying<typeof EVENTS, (typeof MOVED)[number]>;
