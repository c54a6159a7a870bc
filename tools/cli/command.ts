/** Wrong arguments of a command. The message is one line for whoever typed them. */
export class UsageError extends Error {}

/**
 * A command of the command line.
 * @param print writes a line to standard output
 * @returns the exit code
 */
export type Command = (argv: readonly string[], print: (line: string) => void) => Promise<number>;

/** Runs a command as this process. Wrong arguments print a line on stderr and exit with 2; a failure exits with 1. */
export async function main(command: Command): Promise<void> {
  // The reader may close the pipe early: `simulate ... | head -1`.
  process.stdout.on('error', () => process.exit(0));
  try {
    process.exitCode = await command(process.argv.slice(2), (line) => process.stdout.write(`${line}\n`));
  } catch (error) {
    const usage = error instanceof UsageError;
    console.error(usage ? error.message : error);
    process.exitCode = usage ? 2 : 1;
  }
}
