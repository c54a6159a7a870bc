import { isRecord, readStored } from './storage';

/** Where the browser keeps the table on this device of a ruleset (client/local). */
export const tableKey = (ruleset: string): string => `civitas.local.${ruleset}`;

/** What a stored table tells besides how it was set up. */
export interface Sitting {
  /** When somebody last sat down at it, in milliseconds since 1970. */
  played: number;
  /** Whether its match is over. */
  over: boolean;
}

/** Of these rulesets those that have a table on this device whose match is not over, the one that was played last first. */
export function leftTables<R extends { name: string }>(rulesets: readonly R[]): R[] {
  const playedAt = ({ name }: R): number | null => {
    const table = readStored(tableKey(name));
    if (!isRecord(table) || table.over === true) return null;
    return typeof table.played === 'number' ? table.played : 0;
  };
  return rulesets
    .flatMap((ruleset) => {
      const played = playedAt(ruleset);
      return played === null ? [] : [{ ruleset, played }];
    })
    .sort((a, b) => b.played - a.played)
    .map(({ ruleset }) => ruleset);
}
