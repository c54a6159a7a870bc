import { generator } from '../../games/kit/random';

type Random = () => number;

const WORDS = [
  '',
  ' ',
  '0',
  '1',
  '-1',
  '00',
  '1e999',
  'NaN',
  'null',
  'undefined',
  'true',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'length',
  'then',
  'toJSON',
  'add',
  'draw',
  'fail',
  'MAKE_MOVE',
  'UPDATE',
  'PATCH',
  'GAME_EVENT',
  'sync',
  'update',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\u202e',
  '🜁'.repeat(9),
  '\r\n\r\n',
  '%00',
  '%ff',
  '../..',
  '..%2f',
  "'; DROP TABLE match; --",
  '$1',
  '{{',
  '<script>',
  'é'.normalize('NFD'),
  '\uffff',
  'x'.repeat(300),
  'ÿ'.repeat(5000),
];
const NUMBERS = [0, -0, 1, -1, 0.5, 2, 7, 99, 1e9, 2 ** 31, 2 ** 53, -(2 ** 53), 1e300, 5e-324];
const DEEPEST = 4;

/** Random values that nobody would send who means well; the same seed gives the same ones. */
export class Junk {
  readonly random: Random;

  constructor(seed: string) {
    this.random = generator(seed);
  }

  /** A whole number below n. */
  below(n: number): number {
    return Math.floor(this.random() * n);
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  chance(share: number): boolean {
    return this.random() < share;
  }

  word(): string {
    if (this.chance(0.7)) return this.pick(WORDS);
    return Array.from({ length: this.below(12) }, () =>
      String.fromCharCode(this.below(this.chance(0.5) ? 128 : 65_536)),
    ).join('');
  }

  /** Any JSON value. */
  value(depth = 0): unknown {
    const kind = this.below(depth < DEEPEST ? 10 : 6);
    if (kind < 3) return this.word();
    if (kind === 3) return this.pick(NUMBERS);
    if (kind === 4) return this.chance(0.5);
    if (kind === 5) return null;
    const size = depth === 0 && this.chance(0.02) ? 500 : this.below(4);
    if (kind < 8) return Array.from({ length: size }, () => this.value(depth + 1));
    return Object.fromEntries(Array.from({ length: size }, () => [this.word(), this.value(depth + 1)]));
  }

  /** A value with one thing in it replaced, added or taken away; or something else altogether. */
  spoil(value: unknown): unknown {
    if (typeof value !== 'object' || value === null || this.chance(0.15)) return this.value();
    if (Array.isArray(value)) {
      const list = [...(value as unknown[])];
      const at = this.below(list.length + 1);
      const how = this.below(6);
      if (how === 0) list.splice(at, 1);
      else if (how === 1) list.splice(at, 0, this.value());
      else list[at] = this.spoil(list[at]);
      return list;
    }
    const entries = Object.entries(value);
    const at = this.below(entries.length + 1);
    const [key, each] = entries[at] ?? [this.word(), undefined];
    if (this.chance(0.2)) entries.splice(at, 1);
    else entries[at] = [this.chance(0.2) ? this.word() : key, this.spoil(each)];
    return Object.fromEntries(entries);
  }

  /** JSON, sometimes broken, sometimes thousands of levels deep, sometimes long. */
  json(value: unknown): string {
    const text = JSON.stringify(value) ?? '';
    if (this.chance(0.004)) return text.replace(/"[^"]*"/, () => '['.repeat(9000) + ']'.repeat(9000));
    if (this.chance(0.004))
      return text.replace(/"[^"]*"/, () => `"${'x'.repeat(this.pick([20_000, 63_000, 70_000]))}"`);
    if (this.chance(0.05)) return text.slice(0, this.below(text.length + 1));
    if (this.chance(0.05))
      return text.slice(0, this.below(text.length + 1)) + this.word() + text.slice(this.below(text.length + 1));
    return text;
  }
}
