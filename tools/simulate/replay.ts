import { readFileSync } from 'node:fs';
import { messageOf } from '../../games/kit/error';
import { rulesetEntry } from '../../games';
import { BadRecord, replayRecord } from '../../games/kit/record';
import { readRecord } from '../../games/kit/recordFile';
import { UsageError } from '../cli/command';
import { hashOf } from '../play/hash';

/** The result of a recorded match, as the command prints it. */
export interface ReplayLine {
  ruleset: string;
  seats: number;
  seed: string | null;
  turns: number;
  moves: number;
  /** Null while the match is not over. */
  scores: number[] | null;
  winners: number[] | null;
  ending: string | null;
  finalHash: string;
}

/**
 * Plays the match of a file again.
 * @param ruleset that the match has to be of; undefined allows any
 * @throws UsageError that says why the file cannot be used
 */
export async function replayFile(file: string, ruleset: string | undefined): Promise<ReplayLine> {
  try {
    const record = readRecord(textOf(file));
    const { ruleset: rules } = await entryOf(ruleset ?? record.ruleset).load();
    const { g, result } = replayRecord(rules, record);
    return {
      ruleset: rules.name,
      seats: g.seats,
      seed: g.seed,
      turns: g.turn,
      moves: record.moves.length,
      scores: result?.scores ?? null,
      winners: result?.winners ?? null,
      ending: result?.ending ?? null,
      finalHash: hashOf({ ...g, undo: null }),
    };
  } catch (error) {
    if (error instanceof BadRecord) throw new UsageError(`${file}: ${PROBLEMS[error.why](error.params)}`);
    throw error;
  }
}

type Params = BadRecord['params'];
const PROBLEMS: Readonly<Record<BadRecord['why'], (params: Params) => string>> = {
  noJson: () => 'not JSON',
  noMatch: () => 'not the file of a match',
  format: () => 'written by a newer program',
  field: ({ field }) => `its field ${field} is missing or wrong`,
  ruleset: ({ name }) => `a match of ${name}`,
  version: ({ version, wanted }) => `played with version ${version} of the rules; this is version ${wanted}`,
  options: ({ problem }) => String(problem),
  move: ({ n }) => `move ${n} is not possible`,
};

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`${file} cannot be read`);
  }
}

function entryOf(name: string) {
  try {
    return rulesetEntry(name);
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
}
