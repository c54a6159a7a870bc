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

/** Why a file cannot be opened, in words. */
export const problemWith = (say: Say, { why, params }: BadRecord): string => say(WORDS[why], params);
