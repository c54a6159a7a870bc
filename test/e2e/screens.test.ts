import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { PICTURES } from './screens';
import { ROOT } from './support/build';
import { openStage } from './support/stage';

const FOLDER = path.join(ROOT, 'docs/screens');

const scene = openStage();

test.each(PICTURES)('$names: taken for the documentation', async ({ names, take }) => {
  await scene(take)();
  for (const name of names) expect(readFileSync(path.join(FOLDER, `${name}.png`)).length).toBeGreaterThan(20_000);
});

test('the folder holds no picture that nobody takes', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(
    PICTURES.flatMap(({ names }) => names.map((name) => `${name}.png`)).sort(),
  );
});
