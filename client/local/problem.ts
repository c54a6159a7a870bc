import type { BadRecord, BadRecordKey } from '../../games/kit/record';
import type { Say, UiKey } from '../words';

const WORDS: Readonly<Record<BadRecordKey, UiKey>> = {
  noJson: 'record.noMatch',
  noMatch: 'record.noMatch',
  format: 'record.format',
  field: 'record.field',
  ruleset: 'record.ruleset',
  version: 'record.version',
  options: 'record.options',
  move: 'record.move',
};

/** In words, why a file cannot be opened. */
export const problemWith = (say: Say, { why, params }: BadRecord): string => say(WORDS[why], params);
