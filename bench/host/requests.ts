import { median, percentile } from '../figure';
import type { Contender } from './contenders';
import { ask, create, listAll, lobbyOf, openMatches, perSecond } from './lobby';
import { made } from './played';
import { closeSite, type Site } from './site';

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
  const sites: Site[] = [];
  try {
    for (const contender of contenders) sites.push({ contender, child: await contender.start(made), tables: [] });
    const one = new Map<Site, string>();
    for (const site of sites) one.set(site, (await openMatches(site.child.url, listed))[0]?.matchID ?? '');
    const found = new Map<Site, Omit<Requests, 'contender'>[]>(sites.map((site) => [site, []]));
    // New matches last: they would lengthen the lists.
    for (let i = 0; i < rounds; i++) {
      for (const site of sites) {
        const { url } = site.child;
        const { matches } = await listAll(url);
        if (matches < listed) throw new Error(`${site.contender.name} lists ${matches} of ${listed} matches`);
        const list = await perSecond(ms, () => listAll(url));
        const page = await perSecond(ms, () => ask(lobbyOf(url)));
        const match = await perSecond(ms, () => ask(`${lobbyOf(url)}/${one.get(site)}`));
        found.get(site)?.push({
          lists: list.rate,
          listP95: percentile(list.times, 0.95),
          pages: page.rate,
          matches: match.rate,
          creates: NaN,
        });
      }
    }
    for (let i = 0; i < rounds; i++) {
      for (const site of sites) {
        const round = found.get(site)?.[i];
        if (round) round.creates = (await perSecond(ms, () => create(site.child.url))).rate;
      }
    }
    return sites.map((site) => {
      const of = (key: keyof Omit<Requests, 'contender'>): number =>
        median((found.get(site) ?? []).map((round) => round[key]));
      return {
        contender: site.contender,
        lists: of('lists'),
        listP95: of('listP95'),
        pages: of('pages'),
        matches: of('matches'),
        creates: of('creates'),
      };
    });
  } finally {
    for (const site of sites) await closeSite(site);
  }
}
