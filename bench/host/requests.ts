import { median, percentile } from '../figure';
import type { Contender } from './contenders';
import { ask, create, listAll, lobbyOf, openMatches, perSecond } from './lobby';
import { made } from './played';
import { stopContender, type RunningContender } from './contender';

/** The lobby's answers per second: medians of rounds. */
export interface Requests {
  contender: Contender;
  /** All matches, over as many requests as it takes. */
  lists: number;
  /** Milliseconds for the list; 95 of 100 are faster. */
  listP95: number;
  /** What a lobby asks for first: our server's first page, all matches of a server that knows no pages. */
  pages: number;
  matches: number;
  creates: number;
}

/** @param listed how many matches there are while they are listed */
export async function measureRequests(
  contenders: readonly Contender[],
  listed: number,
  rounds: number,
  ms: number,
): Promise<Requests[]> {
  const runners: RunningContender[] = [];
  try {
    for (const contender of contenders) runners.push({ contender, child: await contender.start(made), pairs: [] });
    const one = new Map<RunningContender, string>();
    for (const runner of runners) one.set(runner, (await openMatches(runner.child.url, listed))[0]?.matchID ?? '');
    const found = new Map<RunningContender, Omit<Requests, 'contender'>[]>(runners.map((runner) => [runner, []]));
    // New matches last: they would lengthen the lists.
    for (let i = 0; i < rounds; i++) {
      for (const runner of runners) {
        const { url } = runner.child;
        const { matches } = await listAll(url);
        if (matches < listed) throw new Error(`${runner.contender.name} lists ${matches} of ${listed} matches`);
        const list = await perSecond(ms, () => listAll(url));
        const page = await perSecond(ms, () => ask(lobbyOf(url)));
        const match = await perSecond(ms, () => ask(`${lobbyOf(url)}/${one.get(runner)}`));
        found.get(runner)?.push({
          lists: list.rate,
          listP95: percentile(list.times, 0.95),
          pages: page.rate,
          matches: match.rate,
          creates: NaN,
        });
      }
    }
    for (let i = 0; i < rounds; i++) {
      for (const runner of runners) {
        const round = found.get(runner)?.[i];
        if (round) round.creates = (await perSecond(ms, () => create(runner.child.url))).rate;
      }
    }
    return runners.map((runner) => {
      const of = (key: keyof Omit<Requests, 'contender'>): number =>
        median((found.get(runner) ?? []).map((round) => round[key]));
      return {
        contender: runner.contender,
        lists: of('lists'),
        listP95: of('listP95'),
        pages: of('pages'),
        matches: of('matches'),
        creates: of('creates'),
      };
    });
  } finally {
    for (const runner of runners) await stopContender(runner);
  }
}
