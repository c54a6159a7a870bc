import { generator } from '../../games/kit/random';

/** One of a few, by the name alone: the same for all copies of a card, in every picture. */
export const byName = <T>(name: string, among: readonly [T, ...T[]]): T =>
  among[Math.floor(generator(name)() * among.length)] ?? among[0];
