import type { Kept } from '../../games/kit/lesson/session';
import type { Ruleset } from '../../games/kit/ruleset';
import { forgetStored, isRecord, readStored, writeStored } from '../storage';

/** A lesson that was left continues where it stopped, while the rules are the same. */

const keyOf = (ruleset: string): string => `civitas.lesson.${ruleset}`;

/** Where the lesson of a ruleset was left; undefined when there is none for this version of its rules. */
export function keptLesson({ name, version }: Ruleset): Kept | undefined {
  const kept = readStored(keyOf(name));
  return isKept(kept) && kept.version === version ? kept : undefined;
}

const isKept = (value: unknown): value is Kept & { version: unknown } =>
  isRecord(value) && isRecord(value.course) && isRecord(value.g) && 'before' in value;

/** Keeps where the lesson of a ruleset was left. */
export const keepLesson = ({ name, version }: Ruleset, kept: Kept): void =>
  writeStored(keyOf(name), { version, ...kept });

/** Lets the lesson of a ruleset begin anew. */
export const forgetLesson = ({ name }: Ruleset): void => forgetStored(keyOf(name));
