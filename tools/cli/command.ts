/** What is wrong with the arguments of a command, in one line for the person who typed it. */
export class UsageError extends Error {}

/** A command of the command line: writes lines to its standard output and says how it ended (exit code). */
export type Command = (argv: readonly string[], print: (line: string) => void) => Promise<number>;

/** Runs a command for this process: wrong arguments end with a line on stderr and exit code 2, failures with 1. */
export async function main(command: Command): Promise<void> {
  // Whoever reads our lines may have enough of them: `simulate ... | head -1`.
  process.stdout.on('error', () => process.exit(0));
  try {
    process.exitCode = await command(process.argv.slice(2), (line) => process.stdout.write(`${line}\n`));
  } catch (error) {
    const usage = error instanceof UsageError;
    console.error(usage ? error.message : error);
    process.exitCode = usage ? 2 : 1;
  }
}
