import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { toGame } from '../games/kit/boardgame';
import type { Core, Move } from '../games/kit/core';
import { openMatch, optionsOf, type BotMatch } from '../tools/play/match';
import { atLeast, processorMs, shown } from './figure';
import { playRandom, setupOf } from './games';
import { ofEachRuleset } from './rulesets';

/**
 * Decisions of the games that are replayed on both sides, each in turn, so that a busy machine slows both; the first ones
 * warm up. They are as many for each ruleset: games of one have six times as many as those of another.
 */
const DECISIONS = 30_000;
const WARM_UP = 10_000;
/** How often the table replays a game while the reducer does it once: its times are short. */
const REPLAYS = 4;

/** Processor time of the moves on the headless table. @param seen whether the mover's view is made before each, as for a bot */
function onTable(setup: BotMatch, moves: readonly Move[], seen = false): number {
  const tables = Array.from({ length: REPLAYS }, () => openMatch(setup));
  const start = processorMs();
  for (const table of tables) {
    for (const move of moves) {
      if (seen) setup.rules.view(table.g, move.seat);
      table.play(move);
    }
    if (!table.result) throw new Error('the table did not come to the end');
  }
  return (processorMs() - start) / REPLAYS;
}

/** Processor time of the moves through the framework's reducer. */
function onReducer(setup: BotMatch, moves: readonly Move[]): number {
  const game = toGame(setup.rules, optionsOf(setup));
  const reducer = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers: setup.seats });
  const start = processorMs();
  for (const { seat, name, args } of moves) {
    state = reducer(state, { type: 'MAKE_MOVE', payload: { type: name, args, playerID: String(seat) } });
  }
  if (!(state.G as Core).result) throw new Error('the reducer did not come to the end');
  return processorMs() - start;
}

/** The same moves of the same games: headless table against boardgame.io's own reducer. */
export const reducer = ofEachRuleset('reducer', (measured) => {
  let [table, seeing, undoing, framework, decisions] = [0, 0, 0, 0, 0];
  for (let i = 0, played = 0; played < DECISIONS; i++) {
    const setup = setupOf(measured, 2, `reducer ${i}`);
    const moves = playRandom(setup);
    played += moves.length;
    const times = [
      onTable(setup, moves),
      onReducer(setup, moves),
      onTable({ ...setup, undo: true }, moves),
      onTable(setup, moves, true),
    ] as const;
    if (played < WARM_UP) continue;
    table += times[0];
    framework += times[1];
    undoing += times[2];
    seeing += times[3];
    decisions += moves.length;
  }
  const perSecond = (ms: number): string => `${shown((decisions / ms) * 1000)} moves/s`;
  const ratio = framework / table;
  return [
    {
      what: "headless table against boardgame.io's reducer, same moves",
      value: `${shown(ratio)} ×`,
      ...atLeast(ratio, measured.targets.reducer, ' ×'),
    },
    { what: '– headless table', value: perSecond(table) },
    {
      what: "– headless table, the mover's view before each move",
      value: `${perSecond(seeing)} (${shown(framework / seeing)} ×)`,
    },
    { what: '– headless table with checkpoints for undo', value: perSecond(undoing) },
    { what: "– boardgame.io's reducer", value: perSecond(framework) },
  ];
});
