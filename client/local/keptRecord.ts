import type { MatchRecord } from '../../games/kit/record';
import { readRecord } from '../../games/kit/recordFile';
import { readStored, writeStored } from '../storage';

/** The record that is looked at in this browser: kept, so that every position of it has a link. */
export const recordKey = (ruleset: string): string => `civitas.record.${ruleset}`;

export const keepRecord = (record: MatchRecord): void => writeStored(recordKey(record.ruleset), record);

/** @returns null where none is kept, or what is kept is damaged. */
export function keptRecord(ruleset: string): MatchRecord | null {
  try {
    return readRecord(JSON.stringify(readStored(recordKey(ruleset)) ?? null));
  } catch {
    return null;
  }
}
