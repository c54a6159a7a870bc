import { readFileSync } from 'node:fs';
import path from 'node:path';

import { takeScreens } from './screens';
import { ROOT } from './support/build';
import { openStage } from './support/stage';

const scene = openStage();

test('the pictures of the documentation are taken', scene(async (stage) => {
  await takeScreens(stage);
  const folder = path.join(ROOT, 'docs/screens');
  for (const name of ['imperium-1400', 'imperium-390', 'lobby-1400']) {
    const picture = readFileSync(path.join(folder, `${name}.png`));
    expect(picture.length).toBeGreaterThan(20_000);
  }
}));
