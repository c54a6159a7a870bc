import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { toGame } from '../games/kit/boardgame';
import type { Core, Move } from '../games/kit/core';
import { openMatch } from '../tools/play/match';
import { processorMs, shown, type Figure } from './figure';
import { playRandom, RULES, setupOf } from './games';

/** Games replayed on both sides, each in turn, so that a busy machine slows both; the first ones warm up. */
const GAMES = 48;
const WARM_UP = 16;
/** How often the table replays a game while the reducer does it once: its times are short. */
const REPLAYS = 4;

/** Processor time of the moves on the headless table. */
function onTable(seed: string, moves: readonly Move[], undo: boolean): number {
  const tables = Array.from({ length: REPLAYS }, () => openMatch(setupOf(2, seed, undo)));
  const start = processorMs();
  for (const table of tables) {
    for (const move of moves) table.play(move);
    if (!table.result) throw new Error('the table did not come to the end');
  }
  return (processorMs() - start) / REPLAYS;
}

/** Processor time of the moves through the framework's reducer. */
function onReducer(seed: string, moves: readonly Move[]): number {
  const { options } = setupOf(2, seed);
  const game = toGame(RULES, { ...options, seed });
  const reducer = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers: 2 });
  const start = processorMs();
  for (const { seat, name, args } of moves) {
    state = reducer(state, { type: 'MAKE_MOVE', payload: { type: name, args, playerID: String(seat) } });
  }
  if (!(state.G as Core).result) throw new Error('the reducer did not come to the end');
  return processorMs() - start;
}

/** The same moves of the same games: headless table against boardgame.io's own reducer. */
export const reducer: Figure = {
  name: 'reducer',
  measure() {
    const games = Array.from({ length: GAMES }, (_, i) => ({ seed: `reducer ${i}`, moves: playRandom(setupOf(2, `reducer ${i}`)) }));
    let [table, undoing, framework, moves] = [0, 0, 0, 0];
    for (const [i, game] of games.entries()) {
      const times = [onTable(game.seed, game.moves, false), onReducer(game.seed, game.moves), onTable(game.seed, game.moves, true)] as const;
      if (i < WARM_UP) continue;
      table += times[0];
      framework += times[1];
      undoing += times[2];
      moves += game.moves.length;
    }
    const perSecond = (ms: number): string => `${shown((moves / ms) * 1000)} moves/s`;
    const ratio = framework / table;
    return Promise.resolve([
      { what: "headless table against boardgame.io's reducer, same moves", value: `${shown(ratio)} ×`, target: '≥ 10 ×', met: ratio >= 10 },
      { what: '– headless table', value: perSecond(table) },
      { what: '– headless table with checkpoints for undo', value: perSecond(undoing) },
      { what: "– boardgame.io's reducer", value: perSecond(framework) },
    ]);
  },
};
