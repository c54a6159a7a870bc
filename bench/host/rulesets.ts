import { RULESETS } from '../../games';
import { shown, type Figure, type Line } from '../figure';
import { compare, kb, of } from './comparison';
import { ours, stock } from './contenders';
import { measureMoves, type Load, type Moves } from './moves';
import { playedByBots } from './played';
import { profile, type Spent } from './profile';

const contenders = [stock, ours];

/** Every move is made as soon as the one before it was seen. */
const RESTLESS: Load = { matches: 50, thinking: 0, rounds: 3, warmUp: 2000, measured: 8000 };
/** About 100 moves a second: players who think. */
const CALM: Load = { matches: 200, thinking: 2000, rounds: 3, warmUp: 3000, measured: 12_000 };

const quickly = (load: Load): Load => ({
  matches: 4,
  thinking: load.thinking / 20,
  rounds: 1,
  warmUp: 200,
  measured: 800,
});

/**
 * The targets. COST: how much processor time a move may take, which is stored before it is shown, as a multiple of boardgame.io's.
 * LATE: within how many milliseconds 19 of 20 moves must be shown while people play, as the server promises under attack, too.
 */
const COST = 1.25;
const LATE = 50;

/** The server with the rulesets themselves, played by random bots, against the framework's own with the same Game objects. */
export const hostRulesets: Figure = {
  name: 'host-rulesets',
  long: true,
  about: [
    'boardgame.io keeps its matches in memory and checks little of what comes in; ours has each move on the disk before anybody sees it, checks',
    'it, and sends differences. That costs about what it saves in sockets: a move may take a quarter more processor time, and waits for the disk.',
    "Of what is left a quarter is the framework's own and its sockets': its reducer runs each hook through Immer and all plugins. Views and copies",
    "of the state are the kit's, differences of states (one for the store, one for each seat) the server's.",
  ].join('\n'),
  async measure(quick) {
    const [restless, calm] = quick ? [quickly(RESTLESS), quickly(CALM)] : [RESTLESS, CALM];
    const lines: Line[] = [];
    for (const { name, title } of RULESETS) {
      const played = await playedByBots(name);
      lines.push(...saturated(title, restless, await measureMoves(contenders, played, restless)));
      lines.push(...atLeisure(title, calm, await measureMoves(contenders, played, calm)));
    }
    return lines;
  },
};

/** Where the time of the server's main thread goes. */
export const hostProfile: Figure = {
  name: 'host-profile',
  long: true,
  async measure(quick) {
    const load = quick ? quickly(RESTLESS) : RESTLESS;
    const lines: Line[] = [];
    for (const { name, title } of RULESETS) {
      const played = await playedByBots(name);
      for (const contender of contenders)
        lines.push(...spentOn(`${title}, ${contender.name}`, await profile(contender, played, load)));
    }
    return lines;
  },
};

function saturated(title: string, { matches }: Load, all: readonly Moves[]): Line[] {
  const [theirs, mine] = [of(all, stock), of(all, ours)];
  return [
    ...compare(
      `${title}: moves per second, ${matches} matches of two that never rest, to boardgame.io's`,
      mine.rate / theirs.rate,
      undefined,
      all,
      (one) => `${shown(one.rate)} moves/s, p50 ${shown(one.p50)} ms, p95 ${shown(one.p95)} ms`,
    ),
    ...compare(
      `${title}: processor time of the server a move, to boardgame.io's`,
      mine.work / theirs.work,
      { words: `≤ ${COST} ×`, met: mine.work <= COST * theirs.work },
      all,
      (one) => `${shown(one.work)} ms`,
    ),
    ...compare(
      `${title}: bytes to both players a move, to boardgame.io's`,
      mine.bytes / theirs.bytes,
      undefined,
      all,
      (one) => kb(one.bytes),
    ),
  ];
}

function atLeisure(title: string, { matches }: Load, all: readonly Moves[]): Line[] {
  const [theirs, mine] = [of(all, stock), of(all, ours)];
  return compare(
    `${title}: p95 of a move, ${matches} matches, about 100 moves/s, to boardgame.io's`,
    mine.p95 / theirs.p95,
    { words: `ours ≤ ${LATE} ms`, met: mine.p95 <= LATE },
    all,
    (one) =>
      `${shown(one.rate)} moves/s, p50 ${shown(one.p50)} ms, p95 ${shown(one.p95)} ms, ${shown(one.work)} ms of processor time a move`,
  );
}

function spentOn(what: string, { moves, by }: Spent): Line[] {
  const total = [...by.values()].reduce((a, b) => a + b, 0);
  return [
    { what, value: `${shown(total / moves)} ms of the main thread a move` },
    ...[...by].map(([work, ms]) => ({
      what: `– ${work}`,
      value: `${shown((ms / total) * 100)} %, ${shown(ms / moves)} ms`,
    })),
  ];
}
