import type { ComponentId, Core } from './core';
import { reveal } from './undo';
import { Unknown, unknownId } from './unknown';

/** Four 32-bit words of sfc32 from any text: the same text gives the same sequence (mixing as in MurmurHash3). */
export function seedState(seed: string): number[] {
  let h1 = 1779033703,
    h2 = 3144134277,
    h3 = 1013904242,
    h4 = 2773480762;
  for (let i = 0; i < seed.length; i++) {
    const k = seed.charCodeAt(i);
    h1 = h2 ^ Math.imul(h1 ^ k, 597399067);
    h2 = h3 ^ Math.imul(h2 ^ k, 2869860233);
    h3 = h4 ^ Math.imul(h3 ^ k, 951274213);
    h4 = h1 ^ Math.imul(h4 ^ k, 2716044179);
  }
  const state = [h1 >>> 0, h2 >>> 0, h3 >>> 0, h4 >>> 0];
  for (let i = 0; i < 12; i++) step(state);
  return state;
}

/** 128 bits from the platform's secure source, as text. */
export function secureSeed(): string {
  const words = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(words, (w) => w.toString(16).padStart(8, '0')).join('');
}

function step(s: number[]): number {
  const [a = 0, b = 0, c = 0, d = 0] = s;
  const t = (a + b + d) | 0;
  s[3] = (d + 1) >>> 0;
  s[0] = (b ^ (b >>> 9)) >>> 0;
  s[1] = (c + (c << 3)) >>> 0;
  s[2] = (((c << 21) | (c >>> 11)) + t) >>> 0;
  return t >>> 0;
}

/** A source of numbers in [0, 1) that is no part of any match: for bots and tests. */
export function generator(seed: string): () => number {
  const state = seedState(seed);
  return () => step(state) / 4294967296;
}

/** Seeds a match when its cards are dealt: with fresh entropy, unless a seed was chosen. @throws Unknown when looking ahead. */
export function seed(g: Core): void {
  if (g.rng) throw new Unknown('chance');
  g.seed ??= secureSeed();
  g.rng = seedState(g.seed);
}

/** The next number in [0, 1) of a match; it ends undo. @throws Error while nothing is seeded, Unknown when looking ahead. */
export function random(g: Core): number {
  if (!g.rng) throw new Error('random source used before it was seeded');
  if (g.undo) g.undo.why ??= 'shuffled';
  if (isVeiled(g)) throw new Unknown('chance');
  return step(g.rng) / 4294967296;
}

/** Does a position stand for what a viewer knows (foresee.ts)? Instead of a state of chance it counts its unknown components. */
const isVeiled = ({ rng }: Core): boolean => rng?.length === 1;

/** What to put into `rng` where so many components are unknown: chance is there, and cannot be used. */
export const veil = (unknown: number): number[] => [unknown];

/** Throws dice of so many sides; each shows a whole number from 1 on. */
export function roll(g: Core, sides: number, dice = 1): number[] {
  reveal(g, 'rolled');
  return Array.from({ length: dice }, () => 1 + Math.floor(random(g) * sides));
}

/** Shuffles in place with numbers from `next`; returns the list. */
export function shuffleWith<T>(list: T[], next: () => number): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    const [x, y] = [list[i], list[j]];
    if (x === undefined || y === undefined) continue;
    list[i] = y;
    list[j] = x;
  }
  return list;
}

/**
 * Shuffles components in place with the match's own source; returns the list. When looking ahead, one only knows how many there
 * are afterwards.
 */
export function shuffle<T extends ComponentId>(g: Core, list: T[]): T[] {
  if (!g.rng || !isVeiled(g) || list.length < 2) return shuffleWith(list, () => random(g));
  if (g.undo) g.undo.why ??= 'shuffled';
  const [n = 0] = g.rng;
  g.rng = veil(n + list.length);
  // An unknown component has an id as any other.
  list.forEach((_, i) => (list[i] = unknownId(n + 1 + i) as T));
  return list;
}
