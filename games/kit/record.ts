import { messageOf } from './error';
import type { Core, Move } from './core';
import type { Ruleset } from './ruleset';
import { HeadlessTable } from './table';
import { playsAlike } from './versions';

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
  constructor(
    readonly why: BadRecordKey,
    readonly params: Readonly<Record<string, string | number>> = {},
  ) {
    super(`${why} ${JSON.stringify(params)}`);
  }
}

export type BadRecordKey = 'noJson' | 'noMatch' | 'format' | 'field' | 'ruleset' | 'version' | 'options' | 'move';

/**
 * The record of a match. @param g any position of it, whole or as it was seen once the match was over: it tells the seed
 * @param about what stands beside it: chosen options (without the seed), moves, names
 */
export const recordOf = (
  { ruleset, version, begun, seats, seed }: Pick<Core, 'ruleset' | 'version' | 'begun' | 'seats' | 'seed'>,
  about: Pick<MatchRecord, 'options' | 'moves' | 'names'>,
): MatchRecord => ({ civitas: RECORD_FORMAT, ruleset, version: begun ?? version, seats, seed, ...about });

/** Opens the match of a record at its beginning. @throws BadRecord when it is another ruleset's, another version's, or its options do not fit. */
export function openRecord<G extends Core, O>(
  rules: Ruleset<G, O>,
  { ruleset, version, seats, options, seed }: MatchRecord,
): HeadlessTable<G> {
  if (ruleset !== rules.name) throw new BadRecord('ruleset', { name: ruleset });
  if (!playsAlike(rules, version)) throw new BadRecord('version', { version, wanted: rules.version });
  try {
    return HeadlessTable.open(rules, seats, seed === null ? options : { ...options, seed }, true);
  } catch (error) {
    throw new BadRecord('options', { problem: messageOf(error) });
  }
}

/** Plays one move of a record. @throws BadRecord when the rules refuse it. */
export function playRecorded<G extends Core>(table: HeadlessTable<G>, move: Move, n: number): void {
  const refusal = table.play({ ...move, args: [...move.args] });
  if (refusal) throw new BadRecord('move', { n: n + 1 });
}

/** The match of a record, played to its end. @throws BadRecord */
export function replayRecord<G extends Core, O>(rules: Ruleset<G, O>, record: MatchRecord): HeadlessTable<G> {
  const table = openRecord(rules, record);
  record.moves.forEach((move, n) => playRecorded(table, move, n));
  return table;
}
