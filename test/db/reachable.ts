import { spawnSync } from 'node:child_process';

/**
 * Whether something listens at the address of a URL; where nothing does, says so: tests that need it are skipped then.
 * @throws Error where nothing may be skipped (CIVITAS_REQUIRE_DATABASES=1)
 */
export function reachable(url: string, defaultPort: number): boolean {
  const { hostname, port } = new URL(url);
  const script = `require('node:net').connect(${Number(port || defaultPort)}, process.argv[1])
    .once('connect', () => process.exit(0)).once('error', () => process.exit(1));`;
  const { status } = spawnSync(process.execPath, ['-e', script, hostname], { timeout: 5000 });
  if (status === 0) return true;
  const words = `nothing answers at ${hostname}:${port || defaultPort}`;
  if (process.env.CIVITAS_REQUIRE_DATABASES) throw new Error(`tests cannot run: ${words}`);
  process.stderr.write(`SKIPPED: ${words}\n`);
  return false;
}
