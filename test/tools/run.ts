import type { Command } from '../../tools/cli/command';

/** Runs a command in this process. @returns its exit code and the lines that it printed, parsed as JSON. */
export async function run(
  command: Command,
  ...argv: string[]
): Promise<{ code: number; lines: Record<string, unknown>[] }> {
  const lines: Record<string, unknown>[] = [];
  const code = await command(argv, (line) => {
    expect(line).not.toContain('\n');
    lines.push(JSON.parse(line) as Record<string, unknown>);
  });
  return { code, lines };
}
