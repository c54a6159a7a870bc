import { bookkeeping, detail, headline, leading, playing, type EventsOf } from '../kit/events';
import { MATCH_EVENTS } from '../kit/giveUp';

/** The old and the new place, for events that tell more than a move. */
const WAY = ['from', 'into', 'eyes?'] as const;

/** Every event of a match: the fields that it carries, and how much it matters. */
export const EVENTS = {
  moved: bookkeeping('seat?', 'cards?', 'n?', 'from?', 'into?', 'eyes?'),

  leader: headline('seat', 'cards', ...WAY),
  layTile: headline('seat', 'at', 'what'),
  capital: headline('seat', 'at'),
  firstPlayer: headline('seat'),
  round: headline('n'),
  turnBegins: headline('seat', 'n'),
  focus: headline('seat', 'cards', 'n'),
  reset: bookkeeping('seat', 'cards'),
  uses: headline('seat', 'by'),

  placeToken: headline('seat', 'at'),
  reuseToken: detail('seat', 'at'),
  moveToken: headline('seat', 'at', 'what'),
  replaceToken: headline('seat', 'at', 'to'),
  flipToken: detail('seat', 'at'),
  destroyToken: headline('seat', 'at', 'to'),
  takeResource: detail('seat', 'what'),
  takeNatural: headline('seat', 'cards', ...WAY),
  trade: detail('seat', 'cards', 'n'),
  spend: leading('seat', 'cards', 'n'),
  advance: headline('seat', 'n'),
  gainCard: headline('seat', 'cards'),
  caravan: headline('seat', 'at', 'n'),
  arrive: headline('seat', 'at', 'to?', 'what?'),
  takeCard: headline('seat', 'cards', ...WAY),
  returnCard: detail('seat', 'cards', ...WAY),
  exchange: detail('seat', 'what'),
  found: headline('seat', 'at'),
  buildWonder: headline('seat', 'cards', 'at'),
  turnUp: detail('cards', ...WAY),
  gainWonder: headline('seat', 'cards', ...WAY),
  reinforce: headline('seat', 'at'),
  attack: headline('seat', 'at', 'to?', 'what?'),
  // Who attacks is told how it ended, too: the dice, both totals, and who won (C10.18–C10.20).
  dice: { ...leading('n', 'what'), plays: true },
  rolls: leading('seat', 'n', 'what'),
  wins: playing('seat', 'at', 'to?', 'what?'),
  holds: playing('seat?', 'at', 'what?'),
  conquer: headline('seat', 'what'),
  liberate: headline('seat', 'what'),
  steal: detail('seat', 'to', 'n'),
  swap: detail('seat', 'cards'),
  agenda: headline('seat', 'what'),

  dial: headline('what'),
  rollsDirection: detail('n'),
  respawns: headline('what', 'at'),
  marches: detail('what', 'at'),
  defeated: headline('seat', 'what', 'at'),
  raids: headline('what', 'at', 'to'),
  loseTrade: detail('seat', 'n'),
  // What barbarians, or a lost fight, cost (C10.13, C11.6).
  loseCity: headline('seat', 'at'),
  loseToken: headline('seat', 'at'),
  loseCaravan: headline('seat', 'at'),
  loseWonder: headline('seat', 'cards'),

  turnCap: headline('n'),
  ...MATCH_EVENTS,
} as const;

export type NewDawnEvent = EventsOf<typeof EVENTS>;
export type EventKey = keyof typeof EVENTS;
