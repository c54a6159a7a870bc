/** With more letters a name is wider than its space. */
const LONG = 9;

/** A name in two lines of about the same length, where it is long and has a place to part. */
export function linesOf(name: string): readonly string[] {
  const words = name.split(' ');
  if (name.length <= LONG || words.length === 1) return [name];
  const parted = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const widest = (lines: readonly string[]): number => Math.max(...lines.map(({ length }) => length));
  return parted.reduce((best, lines) => (widest(lines) < widest(best) ? lines : best));
}
