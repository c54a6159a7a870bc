import type { MatchRecord } from '../../games/kit/record';
import { readRecord } from '../../games/kit/recordFile';
import { readStored, writeStored } from '../storage';

/** Where the browser stores the record that is looked at, so that each of its positions has a link. */
export const recordKey = (ruleset: string): string => `civitas.record.${ruleset}`;

/** Stores a record, in place of the one before of its ruleset. */
export const keepRecord = (record: MatchRecord): void => writeStored(recordKey(record.ruleset), record);

/**
 * The stored record.
 * @returns null when there is none, or it is damaged
 */
export function keptRecord(ruleset: string): MatchRecord | null {
  try {
    return readRecord(JSON.stringify(readStored(recordKey(ruleset)) ?? null));
  } catch {
    return null;
  }
}
