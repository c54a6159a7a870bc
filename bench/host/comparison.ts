import { shown, type Line } from '../figure';
import type { Contender } from './contenders';

/** The result of one contender. @throws Error when there is none */
export const of = <T extends { contender: Contender }>(all: readonly T[], contender: Contender): T => {
  const found = all.find((each) => each.contender === contender);
  if (!found) throw new Error(`${contender.name} was not measured`);
  return found;
};

/** A comparison with the framework's server, and below it what it is made of. */
export function compare<T extends { contender: Contender }>(
  what: string,
  ratio: number,
  target: { words: string; met: boolean } | undefined,
  all: readonly T[],
  each: (one: T) => string,
): Line[] {
  return [
    { what, value: `${shown(ratio)} ×`, ...(target && { target: target.words, met: target.met }) },
    ...all.map((one) => ({ what: `– ${one.contender.name}`, value: each(one) })),
  ];
}

/** Bytes as kilobytes, with their unit. */
export const kb = (bytes: number): string => `${shown(bytes / 1024)} KB`;
