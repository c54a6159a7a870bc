import type { Seat } from '../../games/kit/core';

/** What the table shows of a seat. */
export interface Person {
  seat: Seat;
  /** Null while nobody has taken the seat. */
  name: string | null;
  /** Whether a bot plays the seat. A bot's name is its kind. */
  bot: boolean;
  /** Whether the player has the match open; null in local play. */
  connected: boolean | null;
  /** Whether the player shares this device with others. */
  here?: true;
}

/** Adds the number of the seat to the name of each bot that shares its name: "Steward 3". */
export const toldApart = (people: readonly Person[]): Person[] =>
  people.map((person) =>
    person.bot && person.name !== null && people.some(({ seat, name }) => seat !== person.seat && name === person.name)
      ? { ...person, name: `${person.name.replace(' (bot)', '')} ${person.seat + 1}` }
      : person,
  );

/** The name of who sits there; '' where nobody does. */
export const nameIn = (people: readonly Person[], seat: Seat): string =>
  people.find((each) => each.seat === seat)?.name ?? '';

/** Whether a bot plays a seat: one that was dealt in, or one that stands in. */
export const isBotAt = (people: readonly Person[], seat: Seat | null): boolean =>
  people.some((person) => person.seat === seat && person.bot);
