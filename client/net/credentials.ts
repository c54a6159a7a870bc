import type { Seat } from '../../games/kit/core';
import { forgetStored, isRecord, readStored, writeStored } from '../storage';

/** A seat that this browser may play, with what it needs to come back to it. */
export interface MySeat {
  ruleset: string;
  matchID: string;
  seat: Seat;
  credentials: string;
  name: string;
  /** When it was taken, in milliseconds since 1970. */
  since: number;
  /** The seat's recovery code, until its owner has noted it. */
  code?: string;
}

const LIST = 'civitas.seats';
const keyOf = (matchID: string, seat: Seat): string => `civitas.seat.${matchID}.${seat}`;

const isSeat = (value: unknown): value is MySeat =>
  isRecord(value) &&
  typeof value.ruleset === 'string' &&
  typeof value.matchID === 'string' &&
  Number.isInteger(value.seat) &&
  typeof value.credentials === 'string' &&
  typeof value.name === 'string' &&
  typeof value.since === 'number' &&
  (value.code === undefined || typeof value.code === 'string');

const keys = (): string[] => {
  const stored = readStored(LIST);
  return Array.isArray(stored) ? stored.filter((key): key is string => typeof key === 'string') : [];
};

/** All seats of this browser, the newest first. Each is stored by itself, so that two open pages do not overwrite each other's. */
export const mySeats = (): MySeat[] =>
  keys()
    .map(readStored)
    .filter(isSeat)
    .sort((a, b) => b.since - a.since);

/** The seats of this browser at one match. */
export const mySeatsAt = (ruleset: string, matchID: string): MySeat[] =>
  mySeats().filter((mine) => mine.ruleset === ruleset && mine.matchID === matchID);

/** Stores a seat, or replaces what is stored of it. */
export function keepSeat(seat: MySeat): void {
  const key = keyOf(seat.matchID, seat.seat);
  writeStored(key, seat);
  writeStored(LIST, [...new Set([...keys(), key])]);
}

/** Removes a seat from this browser's storage; the server is not told. */
export function forgetSeat(matchID: string, seat: Seat): void {
  const key = keyOf(matchID, seat);
  forgetStored(key);
  writeStored(
    LIST,
    keys().filter((each) => each !== key),
  );
}
