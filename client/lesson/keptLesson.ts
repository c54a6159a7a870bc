import type { Kept } from '../../games/kit/lesson/session';
import type { Ruleset } from '../../games/kit/ruleset';
import { forgetStored, isRecord, readStored, writeStored } from '../storage';

/** A lesson that was left continues where it stopped, while the rules are the same. */

const keyOf = (ruleset: string): string => `civitas.lesson.${ruleset}`;

/** Where the lesson of a ruleset was left; undefined when there is none for this version of its rules. */
export function keptLesson({ name, version }: Ruleset): Kept | undefined {
  const kept = readStored(keyOf(name));
  if (
    !isRecord(kept) ||
    kept.version !== version ||
    !isRecord(kept.course) ||
    !isRecord(kept.g) ||
    !isRecord(kept.first)
  )
    return undefined;
  return kept as unknown as Kept;
}

export const keepLesson = ({ name, version }: Ruleset, kept: Kept): void =>
  writeStored(keyOf(name), { version, ...kept });

export const forgetLesson = ({ name }: Ruleset): void => forgetStored(keyOf(name));
