import type { LogEntry, State } from 'boardgame.io';
import type { Core, Seat } from '../../games/kit/core';
import type { MatchRecord } from '../../games/kit/record';
import { type Sitting, tableKey } from '../leftTables';
import type { Person } from '../net/people';
import { forgetStored, isRecord, readStored, writeStored } from '../storage';

/** Who plays a seat: a person at this device, or a bot by its name in the register. */
export type LocalPlayer = { kind: 'human'; name: string } | { kind: 'bot'; bot: string };

/** A table on this device: what is needed to begin it or to continue it. */
export interface TableSetup {
  ruleset: string;
  /** Version of the rules that it was begun with. */
  version: string;
  matchID: string;
  sitters: readonly LocalPlayer[];
  options: MatchRecord['options'];
  /** A record that the match continues. */
  record?: MatchRecord;
}

/** What a person chooses for a table. */
export type Wish = Pick<TableSetup, 'sitters' | 'options' | 'record'>;

/** Where the framework keeps the match itself. */
export const storageKey = (ruleset: string): string => `${tableKey(ruleset)}.match`;
const PARTS = ['state', 'initial', 'metadata', 'log'] as const;
type Part = (typeof PARTS)[number];
const partKey = (ruleset: string, part: Part): string => `${storageKey(ruleset)}_${part}`;

const isSitter = (value: unknown): value is LocalPlayer =>
  isRecord(value) &&
  ((value.kind === 'human' && typeof value.name === 'string') ||
    (value.kind === 'bot' && typeof value.bot === 'string'));

const isSetup = (value: unknown): value is TableSetup =>
  isRecord(value) &&
  typeof value.ruleset === 'string' &&
  typeof value.version === 'string' &&
  typeof value.matchID === 'string' &&
  Array.isArray(value.sitters) &&
  value.sitters.every(isSitter) &&
  isRecord(value.options);

/** The table that was left on this device; null when there is none. `unfit` tells whether it can continue. */
export function storedSetup(ruleset: string): TableSetup | null {
  const stored = readStored(tableKey(ruleset));
  return isSetup(stored) && stored.ruleset === ruleset ? stored : null;
}

/** Stores a new table in place of the last one. */
export function storeSetup(setup: TableSetup): void {
  forgetSetup(setup.ruleset);
  writeStored(tableKey(setup.ruleset), setup);
}

/** Notes when a table was last played, and whether its match is over; unless another has taken its place meanwhile. */
export function noteSitting({ ruleset, matchID }: TableSetup, sitting: Sitting): void {
  const stored = storedSetup(ruleset);
  if (stored?.matchID === matchID) writeStored(tableKey(ruleset), { ...stored, ...sitting });
}

/** Removes the table of a ruleset from this browser, with its match. */
export function forgetSetup(ruleset: string): void {
  forgetStored(tableKey(ruleset));
  for (const part of PARTS) forgetStored(partKey(ruleset, part));
}

/** The framework stores lists of pairs of match id and value. Returns the pairs that this browser has of a ruleset. */
function pairsOf(ruleset: string, part: Part): [matchID: unknown, value: unknown][] {
  const pairs = readStored(partKey(ruleset, part));
  return Array.isArray(pairs) ? pairs.filter((pair): pair is [unknown, unknown] => Array.isArray(pair)) : [];
}

/** A part of what the framework stores of a match; undefined while it stores nothing. */
const keptPart = ({ ruleset, matchID }: TableSetup, part: Part): unknown =>
  pairsOf(ruleset, part).find(([id]) => id === matchID)?.[1];

const isState = (value: unknown): value is State<Core> => isRecord(value) && isRecord(value.G) && isRecord(value.ctx);

/** A state that the framework stores of a match: the latest, or the first. */
export function keptState(setup: TableSetup, part: 'state' | 'initial' = 'state'): State<Core> | undefined {
  const state = keptPart(setup, part);
  return isState(state) ? state : undefined;
}

/** The moves that the framework stores of a match. */
export function keptLog(setup: TableSetup): readonly LogEntry[] {
  const log = keptPart(setup, 'log');
  return Array.isArray(log) ? log.filter((entry): entry is LogEntry => isRecord(entry) && isRecord(entry.action)) : [];
}

/** Replaces a part of what the framework stores of a match. */
export function replacePart({ ruleset, matchID }: TableSetup, part: Part, value: unknown): void {
  const pairs = pairsOf(ruleset, part).map(([id, before]) => [id, id === matchID ? value : before]);
  writeStored(partKey(ruleset, part), pairs);
}

/** Whether the framework stores a state of this match already. */
export const isBegun = (setup: TableSetup): boolean => keptPart(setup, 'state') !== undefined;

/** Seats of people, in order. */
export const humansOf = (setup: TableSetup): Seat[] =>
  setup.sitters.flatMap((sitter, seat) => (sitter.kind === 'human' ? [seat] : []));

/**
 * The players as the table shows them.
 * @param botName puts a bot's kind into words
 */
export const peopleOf = (setup: TableSetup, botName: (bot: string) => string): Person[] =>
  setup.sitters.map((sitter, seat) => ({
    seat,
    name: sitter.kind === 'human' ? sitter.name : botName(sitter.bot),
    bot: sitter.kind === 'bot',
    connected: null,
    ...(sitter.kind === 'human' && { here: true as const }),
  }));

/**
 * Who has to take the device from its holder: the next person who is asked, in the order of seats from whose turn it
 * is. Null while the holder keeps it.
 */
export function passTo(view: Core, holder: Seat | null, humans: readonly Seat[]): Seat | null {
  if (view.result) return null;
  const asked = humans.filter((seat) => view.questions.some((question) => question.seat === seat));
  if (asked.length === 0 || (holder !== null && asked.includes(holder))) return null;
  const rank = (seat: Seat): number => (seat - view.current + view.seats) % view.seats;
  return asked.reduce((first, seat) => (rank(seat) < rank(first) ? seat : first));
}
