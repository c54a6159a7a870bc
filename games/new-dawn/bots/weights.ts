import type { FocusType } from '../card';

/** What things are worth to the steward; a well-placed control token is worth about 1. */
export const WEIGHTS = {
  /** The agendas that are still wanted, together, and how much of that one is which the steward does not pursue on a victory card. */
  agenda: 25,
  other: 0.4,
  /** Turns that one more of what agendas count takes, in sum. */
  effort: {
    city: 2,
    matureCity: 3,
    beatenCapital: 9,
    conqueredCityState: 5,
    shore: 0.8,
    dial: 6,
    naturalWonder: 2.5,
    cultureWonder: 4,
    economyWonder: 4,
    militaryWonder: 4,
    scienceWonder: 4,
  } as Readonly<Record<string, number>>,
  token: 0.6,
  /** Each step towards a mature city. */
  mature: 0.5,
  resource: 0.9,
  naturalWonder: 1.5,
  city: 2.2,
  /** Land round a city makes room for control tokens; water makes it mature. */
  room: 0.15,
  wonder: 2.5,
  trade: 0.35,
  /** A focus card of the next level, and a step of the dial towards it. */
  level: 1.5,
  step: 0.15,
  card: 0.6,
  reinforced: 0.15,
  barbarian: 0.5,
  cityState: 2.5,
  rivalToken: 0.9,
  rivalCity: 2.5,
  rivalCapital: 1,
  /** The least chance with which an attack is made. */
  chance: 1 / 5,
  /** A caravan that is on its way. */
  underWay: 0.3,
  /** The number of turns that are planned together, and the factors for later turns and for a card resolved before. */
  turns: 3,
  later: 0.8,
  again: 0.6,
} as const;

/** Where trade tokens are of most use. */
export const TRADE: Readonly<Record<FocusType, number>> = {
  industry: 1.2,
  science: 1.1,
  culture: 1,
  economy: 0.5,
  military: 0.6,
};
