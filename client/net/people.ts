import type { Seat } from '../../games/kit/core';

/** Who sits where, as the table knows it. */
export interface Person {
  seat: Seat;
  /** Null while nobody has taken the seat. */
  name: string | null;
  /** A bot, in which case its name is its kind. */
  bot: boolean;
  /** Has the match open; null where there is no connection to lose. */
  connected: boolean | null;
  /** Plays at this device, which goes from hand to hand. */
  here?: true;
}

/** Bots of a kind are told apart by the numbers of their seats: "Steward 3". That they are bots is said beside their names. */
export const toldApart = (people: readonly Person[]): Person[] =>
  people.map((person) =>
    person.bot && person.name !== null && people.some(({ seat, name }) => seat !== person.seat && name === person.name)
      ? { ...person, name: `${person.name.replace(' (bot)', '')} ${person.seat + 1}` }
      : person,
  );

/** The name of who sits there; '' where nobody does. */
export const nameIn = (people: readonly Person[], seat: Seat): string =>
  people.find((each) => each.seat === seat)?.name ?? '';
