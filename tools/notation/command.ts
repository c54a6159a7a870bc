import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readOptions } from '../cli/args';
import type { Command } from '../cli/command';
import { manualPage } from './page';

export const MANUAL = path.join(__dirname, '..', '..', 'docs', 'notation.md');

/** Writes docs/notation.md; prints how many verbs it describes. */
export const notation: Command = async (argv, print) => {
  readOptions(argv, [], 'notation');
  const { page, verbs } = await manualPage();
  writeFileSync(MANUAL, page);
  print(JSON.stringify({ verbs }));
  return 0;
};
