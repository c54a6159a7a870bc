import { shown, type Figure, type Line } from '../figure';
import { measureCommits } from './commits';
import { compare, kb, of } from './comparison';
import { ours, oursPostgres, stock, stockFiles, type Contender } from './contenders';
import { measureMemory, type Memory } from './memory';
import { measureMoves, type Load, type Moves } from './moves';
import { made } from './played';
import { measureRequests, type Requests } from './requests';

/** What is measured of the server in a figure: `full` is how much is done, `quick` only shows that it can be done. */
function figure<Size>(name: string, full: Size, quick: Size, measure: (size: Size) => Promise<Line[]>): Figure {
  return { name, long: true, measure: (isQuick) => measure(isQuick ? quick : full) };
}

const contenders = (): Contender[] => [stock, ours, oursPostgres()].filter((contender) => contender !== undefined);

/**
 * The server against the framework's own: same game, same load, in turns, over loopback; a server process and one that
 * generates the load.
 */
export const host: readonly Figure[] = [
  figure(
    'host-moves',
    { matches: 100, thinking: 0, rounds: 3, warmUp: 2000, measured: 8000 },
    { matches: 10, thinking: 0, rounds: 1, warmUp: 1000, measured: 1000 },
    async (load) => {
      const files = stockFiles();
      return movesOf(await measureMoves([...contenders(), ...(files ? [files] : [])], made, load), load, files);
    },
  ),
  figure(
    'host-latency',
    { matches: 200, thinking: 2000, rounds: 3, warmUp: 3000, measured: 12_000 },
    { matches: 10, thinking: 100, rounds: 1, warmUp: 100, measured: 700 },
    async (load) => latencyOf(await measureMoves(contenders(), made, load), load),
  ),
  figure(
    'host-memory',
    { matches: 300, rounds: 3, quiet: 21_000 },
    { matches: 10, rounds: 1, quiet: 0 },
    async ({ matches, rounds, quiet }) => {
      const seated = await measureMemory([stock, ours], matches, true, rounds, quiet);
      const stored = await measureMemory([stock, ours], matches, false, rounds, quiet);
      return memoryOf(seated, stored, matches);
    },
  ),
  figure(
    'host-lobby',
    { listed: 1000, rounds: 3, ms: 3000 },
    { listed: 20, rounds: 1, ms: 200 },
    async ({ listed, rounds, ms }) => {
      const files = stockFiles();
      return requestsOf(
        await measureRequests([...contenders(), ...(files ? [files] : [])], listed, rounds, ms),
        listed,
        files,
      );
    },
  ),
  figure(
    'host-commits',
    { rounds: 3, ms: 3000, atOnce: 100 },
    { rounds: 1, ms: 200, atOnce: 10 },
    async ({ rounds, ms, atOnce }) => {
      const { single, together } = await measureCommits(rounds, ms, atOnce);
      return [
        {
          what: 'moves stored in SQLite, survive a power cut, one after the other',
          value: `${shown(single)}/s`,
          target: '≥ 1,000/s',
          met: single >= 1000,
        },
        { what: `– of ${atOnce} matches at once`, value: `${shown(together)}/s` },
      ];
    },
  ),
];

function movesOf(all: readonly Moves[], { matches }: Load, files: Contender | undefined): Line[] {
  const [theirs, mine] = [of(all, stock), of(all, ours)];
  const rate = mine.rate / theirs.rate;
  const asFiles = files && mine.rate / of(all, files).rate;
  const bytes = mine.bytes / theirs.bytes;
  return [
    ...compare(
      `moves per second, ${matches} matches that never rest, 40 KB of G, to boardgame.io's`,
      rate,
      { words: '≥ 4 ×', met: rate >= 4 },
      all,
      (one) =>
        `${shown(one.rate)} moves/s, p50 ${shown(one.p50)} ms, p95 ${shown(one.p95)} ms, ${shown(one.work)} ms of processor time a move`,
    ),
    ...(asFiles === undefined
      ? []
      : [{ what: "– to boardgame.io's file store, which survives a restart", value: `${shown(asFiles)} ×` }]),
    {
      what: '– ours, SQLite, survives a power cut',
      value: `${shown(mine.rate)} moves/s`,
      target: '≥ 1,000/s',
      met: mine.rate >= 1000,
    },
    ...compare(
      "bytes to both players per move, to boardgame.io's",
      bytes,
      { words: '≤ 0.1 ×', met: bytes <= 0.1 },
      all,
      (one) => kb(one.bytes),
    ),
  ];
}

function latencyOf(all: readonly Moves[], { matches, thinking }: Load): Line[] {
  const [theirs, mine] = [of(all, stock), of(all, ours)];
  const ratio = mine.p95 / theirs.p95;
  const perSecond = (matches * 1000) / thinking;
  return compare(
    `p95 of a move, ${matches} matches, about ${shown(perSecond)} moves/s, to boardgame.io's`,
    ratio,
    { words: '≤ 1 ×', met: ratio <= 1 },
    all,
    (one) =>
      `${shown(one.rate)} moves/s, p50 ${shown(one.p50)} ms, p95 ${shown(one.p95)} ms, ${shown((one.rate * one.work) / 10)} % of a processor`,
  );
}

function memoryOf(seated: readonly Memory[], stored: readonly Memory[], matches: number): Line[] {
  const ratio = of(seated, ours).heap / of(seated, stock).heap;
  const words = ({ heap, rss }: Memory): string =>
    `${kb(heap)} of heap; the whole process ${shown(rss / 1024 / 1024)} MB`;
  return [
    ...compare(
      `memory per match, both players connected (${matches} matches, quiet), to boardgame.io's`,
      ratio,
      { words: '≤ 0.5 ×', met: ratio <= 0.5 },
      seated,
      words,
    ),
    ...stored.map((one) => ({ what: `– nobody connected: ${one.contender.name}`, value: words(one) })),
  ];
}

function requestsOf(all: readonly Requests[], listed: number, files: Contender | undefined): Line[] {
  const [theirs, mine] = [of(all, stock), of(all, ours)];
  const lists = mine.lists / theirs.lists;
  const creates = mine.creates / theirs.creates;
  const asFiles = files && mine.lists / of(all, files).lists;
  return [
    ...compare(
      `listing ${listed} matches, to boardgame.io's`,
      lists,
      { words: '≥ 1 ×', met: lists >= 1 },
      all,
      (one) =>
        `${shown(one.lists)}/s, p95 ${shown(one.listP95)} ms; what a lobby asks for first: ${shown(one.pages)}/s`,
    ),
    asFiles === undefined
      ? {
          what: "– to boardgame.io's file store",
          value: 'not measured: the package node-persist is missing',
          target: '≥ 20 ×',
          met: false,
        }
      : { what: "– to boardgame.io's file store", value: `${shown(asFiles)} ×`, target: '≥ 20 ×', met: asFiles >= 20 },
    ...compare(
      "new matches, to boardgame.io's",
      creates,
      { words: '≥ 1 ×', met: creates >= 1 },
      all,
      (one) => `${shown(one.creates)}/s`,
    ),
    ...all.map((one) => ({ what: `– one match shown: ${one.contender.name}`, value: `${shown(one.matches)}/s` })),
  ];
}
