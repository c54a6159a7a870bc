import { randomInt } from 'node:crypto';

/** Digits and letters that nobody takes for each other: without 0 and O, 1, I and L. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Groups of four random characters; each character is worth almost 5 bits. */
const groups = (count: number): string =>
  Array.from({ length: count }, () =>
    Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  ).join('-');

/** The id of a new match. Who knows it may watch the match: its 99 random bits are the key of a private one. */
export const newMatchID = (): string => groups(5).toLowerCase();

/** A code that brings a lost seat back: 79 random bits, made to be written down. */
export const newRecoveryCode = (): string => groups(4);

/** A code as it was given out, however somebody has typed it. */
export const tidyCode = (typed: string): string =>
  (typed.toUpperCase().match(/[0-9A-Z]/g) ?? []).join('').replace(/(.{4})(?=.)/g, '$1-');
