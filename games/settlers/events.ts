import { bookkeeping, detail, headline, leading, playing, type EventsOf } from '../kit/events';
import { MATCH_EVENTS } from '../kit/giveUp';

/** The old and the new place, for events that tell more than a move. */
const WAY = ['from', 'into'] as const;

/** Every event of a match: the fields that it carries, and how much it matters. */
export const EVENTS = {
  moved: bookkeeping('seat?', 'cards?', 'n?', 'from?', 'into?', 'eyes?'),

  faction: headline('seat', 'what'),
  firstPlayer: headline('seat'),
  round: playing('n'),
  shows: detail('cards', 'eyes?', ...WAY),
  takes: headline('seat', 'cards', 'eyes?', ...WAY),
  passes: detail('seat', 'to', 'cards', 'eyes?', ...WAY),
  swept: bookkeeping('cards', 'eyes?', ...WAY),
  toVirtual: headline('actor', 'cards', 'eyes?', ...WAY),

  production: playing('seat'),
  produces: detail('seat', 'by'),
  gain: detail('seat', 'n', 'what', 'by?', 'into'),
  draw: detail('seat', 'n', 'cards', 'what', 'by?', 'eyes?', ...WAY),
  pay: leading('seat', 'n', 'what', 'by?', 'from', 'into?'),
  reshuffle: bookkeeping('n'),

  build: headline('seat', 'cards', 'eyes?', ...WAY),
  deal: headline('seat', 'cards', 'eyes?', ...WAY),
  razeHand: headline('seat', 'cards', 'by?', 'eyes?', ...WAY),
  raze: headline('seat', 'to?', 'toActor?', 'cards', 'by?', 'eyes?', ...WAY),
  activate: headline('seat', 'at'),
  exchange: headline('seat'),
  placeDefence: headline('seat', 'at'),
  placeSamurai: headline('seat', 'at'),
  tuck: headline('seat', 'n', 'by', 'cards', 'eyes?', ...WAY),
  stash: headline('seat', 'n', 'what', 'by'),
  pass: headline('seat'),

  costs: leading('seat', 'cards', 'what', 'by?', 'eyes?', ...WAY),
  steal: headline('seat', 'to', 'n', 'what', 'by', ...WAY),
  loses: detail('seat', 'n', 'what', 'from'),
  discards: detail('seat', 'cards', 'by?', 'eyes?', ...WAY),
  keeps: detail('seat', 'n', 'cards', 'by?', 'eyes?', ...WAY),
  shufflesBack: bookkeeping('seat', 'cards', 'by?', 'eyes?', ...WAY),
  removes: headline('seat', 'to?', 'toActor?', 'cards', 'by', 'eyes?', ...WAY),
  takesOver: headline('seat', 'to?', 'toActor?', 'at', 'by'),
  reverts: detail('at'),
  blocks: headline('seat', 'to', 'at', 'by'),
  refreshes: headline('seat', 'at', 'by'),
  lays: headline('seat', 'cards', 'by', 'eyes?', ...WAY),
  endsDeal: headline('seat', 'to?', 'toActor?', 'cards', 'by?', 'eyes?', ...WAY),
  takesDeal: headline('seat', 'to?', 'toActor?', 'cards', 'by', 'eyes?', ...WAY),
  trade: headline('seat', 'at', 'by'),

  cleanup: playing('n'),
  attacks: playing('actor', 'cards', 'eyes?', ...WAY),
  captures: headline('actor', 'seat', 'cards', 'eyes?', ...WAY),
  collects: detail('actor', 'cards', 'eyes?', ...WAY),
  noCapture: detail('actor'),
  title: headline('seat', 'n', 'what'),
  ...MATCH_EVENTS,
} as const;

export type SettlersEvent = EventsOf<typeof EVENTS>;
export type EventKey = keyof typeof EVENTS;
