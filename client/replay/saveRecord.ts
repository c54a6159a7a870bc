import type { MatchRecord } from '../../games/kit/record';
import { download } from '../download';

/** Downloads a match as a JSON file, named after the ruleset and the time (UTC, to the minute). */
export const saveRecord = (record: MatchRecord): void =>
  download(
    `${record.ruleset}-${new Date().toISOString().slice(0, 16).replace(/\D/g, '')}.json`,
    'application/json',
    JSON.stringify(record),
  );
