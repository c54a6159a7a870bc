import type { MatchRecord } from '../../games/kit/record';
import { download } from '../download';

/** Hands the reader a match as a file, named after the game and the minute. */
export const saveRecord = (record: MatchRecord): void =>
  download(
    `${record.ruleset}-${new Date().toISOString().slice(0, 16).replace(/\D/g, '')}.json`,
    'application/json',
    JSON.stringify(record),
  );
