/** The words of a table of a notation's text: the back-quoted words of the first column under the heading. */
export function wordsUnder(text: string, heading: string): string[] {
  const section = text.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const cells = section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split(' | ')[0] ?? '');
  return [
    ...new Set(cells.flatMap((cell) => [...cell.matchAll(/`([A-Za-z]+)`/g)].map((match) => match[1] ?? ''))),
  ].sort();
}
