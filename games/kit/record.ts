import type { Core, Move } from './core';
import type { Ruleset } from './ruleset';
import { Table } from './table';

/** A match as one JSON file: enough to play it again to the same state (docs/match-file.md). */
export interface MatchRecord {
  /** Marks the format; changes when older readers could not read it. */
  civitas: 1;
  ruleset: string;
  /** Version of the rules it was played with. */
  version: string;
  seats: number;
  /** What its creator chose, without the seed. */
  options: Readonly<Record<string, unknown>>;
  /** Null while no card is dealt and none was chosen. */
  seed: string | null;
  /** Every move that was accepted, in order; what was taken back and its taking back as well. */
  moves: readonly Move[];
  /** Names that the players went by, by seat. */
  names?: readonly string[];
}

export const RECORD_FORMAT = 1;

/** A file cannot be used: `why` is a key of the reader's words, `params` what the phrase needs. */
export class BadRecord extends Error {
  constructor(readonly why: BadRecordKey, readonly params: Readonly<Record<string, string | number>> = {}) {
    super(`${why} ${JSON.stringify(params)}`);
  }
}

export type BadRecordKey = 'noJson' | 'noMatch' | 'format' | 'field' | 'ruleset' | 'version' | 'options' | 'move';

/** No match of any ruleset is as long. */
const MOST_MOVES = 100_000;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 200;
const isMove = (value: unknown): boolean =>
  isObject(value) && Number.isInteger(value.seat) && isText(value.name) && Array.isArray(value.args);

/** What each field must be. */
const FIELDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  ruleset: isText,
  version: isText,
  seats: (value) => Number.isInteger(value) && (value as number) > 0,
  options: (value) => isObject(value) && !('seed' in value),
  seed: (value) => value === null || isText(value),
  moves: (value) => Array.isArray(value) && value.length <= MOST_MOVES && value.every(isMove),
  names: (value) => value === undefined || (Array.isArray(value) && value.every(isText)),
};

/** Reads a file's text. @throws BadRecord saying what is wrong with it; whether the moves are legal, only replaying tells. */
export function readRecord(text: string): MatchRecord {
  const value = parsed(text);
  if (!isObject(value) || !('civitas' in value)) throw new BadRecord('noMatch');
  if (value.civitas !== RECORD_FORMAT) throw new BadRecord('format');
  for (const [field, fits] of Object.entries(FIELDS)) if (!fits(value[field])) throw new BadRecord('field', { field });
  return value as unknown as MatchRecord;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadRecord('noJson');
  }
}

/** Opens the match of a record at its beginning. @throws BadRecord when it is another ruleset's, another version's, or its options do not fit. */
export function openRecord<G extends Core, O>(rules: Ruleset<G, O>, { ruleset, version, seats, options, seed }: MatchRecord): Table<G> {
  if (ruleset !== rules.name) throw new BadRecord('ruleset', { name: ruleset });
  if (version !== rules.version) throw new BadRecord('version', { version, wanted: rules.version });
  try {
    return Table.open(rules, seats, seed === null ? options : { ...options, seed }, true);
  } catch (error) {
    throw new BadRecord('options', { problem: (error as Error).message });
  }
}

/** Plays one move of a record. @throws BadRecord when the rules refuse it. */
export function playRecorded<G extends Core>(table: Table<G>, move: Move, n: number): void {
  const refusal = table.play({ ...move, args: [...move.args] });
  if (refusal) throw new BadRecord('move', { n: n + 1 });
}

/** The match of a record, played to its end. @throws BadRecord */
export function replayRecord<G extends Core, O>(rules: Ruleset<G, O>, record: MatchRecord): Table<G> {
  const table = openRecord(rules, record);
  record.moves.forEach((move, n) => playRecorded(table, move, n));
  return table;
}
