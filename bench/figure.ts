/** One measured number. */
export interface Line {
  what: string;
  value: string;
  /** The value that is wanted, and whether it was reached. */
  target?: string;
  met?: boolean;
}

/** Something that can be measured: `npm run -s bench -- <name>`. */
export interface Figure {
  readonly name: string;
  /** Set when it takes minutes and needs the machine for itself. It is then measured only when it is named. */
  readonly long?: true;
  /** What its chapter says besides the figures: how to read them, what makes up the rest, and whether that is ours. */
  readonly about?: string;
  /**
   * Measures; takes seconds. Null when there is nothing to measure here.
   * @param quick measures only as much as shows that it works
   */
  measure(quick: boolean): Promise<Line[] | null>;
}

/** Processor time that this process has used, in milliseconds. Other processes on the machine do not add to it. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Things done per second of processor time.
 * @param work does some, and returns how many
 * @param ms how long it is measured at least, in milliseconds, after a warm-up
 */
export function rate(work: () => number, ms: number): number {
  run(work, ms / 4);
  return run(work, ms);
}

function run(work: () => number, ms: number): number {
  const start = processorMs();
  let done = 0;
  let elapsed = 0;
  while (elapsed < ms) {
    done += work();
    elapsed = processorMs() - start;
  }
  return (done / elapsed) * 1000;
}

const ROUND = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
/** A number with three significant digits, as the results page prints it. */
export const shown = (n: number): string => ROUND.format(n);

/** A line's target from below, and whether `n` meets it; nothing where `target` is undefined. */
export const atLeast = (n: number, target: number | undefined, unit = ''): Partial<Line> =>
  target === undefined ? {} : { target: `≥ ${shown(target)}${unit}`, met: n >= target };
/** A line's target from above, and whether `n` meets it. */
export const atMost = (n: number, target: number, unit = ''): Partial<Line> => ({
  target: `≤ ${shown(target)}${unit}`,
  met: n <= target,
});

/** Compares numbers, for sorting in ascending order. */
export const byNumber = (a: number, b: number): number => a - b;

/** The median of numbers in any order. */
export const median = (numbers: readonly number[]): number => percentile([...numbers].sort(byNumber), 0.5);

/** The part of sorted numbers below which the share lies. */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
