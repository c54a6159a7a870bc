import { gzipSync } from 'node:zlib';

import { openStage } from './support/stage';
import { say } from './support/words';

const scene = openStage();

/** Most that the scripts of the lobby's first load may weigh, gzipped, in bytes. */
const MOST = 200 * 1024;

test('the first load of the lobby is light', scene(async ({ guest }) => {
  const page = await guest('about:blank');
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('heading', { name: say('create.title') }).waitFor();
  const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script, { level: 9 }).length);
  const sum = sizes.reduce((a, b) => a + b, 0);
  process.stdout.write(`first load of the lobby: ${(sum / 1024).toFixed(1)} KB of scripts gzipped, in ${sizes.length} files\n`);
  expect(sum).toBeGreaterThan(0);
  expect(sum).toBeLessThanOrEqual(MOST);
}));
