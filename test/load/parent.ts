import type { Game } from 'boardgame.io';
import type { Weight } from './child';

type Answers = Readonly<Record<string, () => unknown>>;

/** The games of the module that the command line names first, which may still have to load them. */
export async function gamesAsked(): Promise<readonly Game[]> {
  const { games } = (await import(process.argv[2] as string)) as { games: readonly Game[] | Promise<readonly Game[]> };
  return games;
}

/** Tells the process that started this one where it serves, and answers it until it is gone. */
export function obeyParent(port: number, answers: Answers): void {
  const all: Answers = { weigh, work, ...answers };
  process.on('message', ({ id, question }: { id: string; question: string }) => {
    void Promise.resolve(all[question]?.()).then((answer) => process.send?.({ id, answer }));
  });
  process.on('disconnect', () => process.exit(1));
  process.send?.({ port });
}

/** Milliseconds of processor time that this process has used. */
function work(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Collects garbage until there is hardly any. */
async function weigh(): Promise<Weight> {
  for (let i = 0; i < 4; i++) {
    globalThis.gc?.();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heap: heapUsed + external, rss };
}
