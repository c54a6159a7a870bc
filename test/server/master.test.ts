import type { Game } from 'boardgame.io';

import type { StoredState } from '../../server/store/store';
import { toy } from './toy';

const fail = (): never => {
  throw new Error('it fails');
};
/** What TypeScript would not let a ruleset do. */
const later = (async () => Promise.resolve({ total: 7 })) as unknown as () => undefined;

/** The framework looks for promises in states itself, but not where it counts. */
async function inEarnest() {
  jest.resetModules();
  jest.replaceProperty(process.env, 'NODE_ENV', 'production');
  const [{ InitializeGame }, { Master, stored }] = [
    await import('boardgame.io/internal'),
    await import('../../server/match/master'),
  ];
  return { begin: (game: Game): StoredState => stored(InitializeGame({ game, numPlayers: 2 })), Master };
}

afterEach(() => jest.restoreAllMocks());

describe('rules that fail in the midst of a move', () => {
  const moves = { add: { client: false, move: () => undefined } };
  const wild: Game = { name: 'wild', setup: () => ({ total: 0 }), moves };

  test.each<[string, Game]>([
    ['the move', { ...wild, moves: { add: { client: false, move: fail } } }],
    ['turn.onMove', { ...wild, turn: { onMove: fail } }],
    ['turn.endIf', { ...wild, turn: { endIf: ({ ctx }) => (ctx.numMoves === 1 ? fail() : false) } }],
    ['turn.onEnd', { ...wild, turn: { minMoves: 1, maxMoves: 1, onEnd: fail } }],
    [
      'turn.onBegin',
      { ...wild, turn: { minMoves: 1, maxMoves: 1, onBegin: ({ ctx }) => (ctx.turn > 1 ? fail() : undefined) } },
    ],
    ['endIf', { ...wild, endIf: ({ ctx }) => (ctx.numMoves === 1 ? fail() : undefined) }],
    ['onEnd', { ...wild, endIf: ({ ctx }) => ctx.numMoves === 1, onEnd: fail }],
    ['turn.onMove, later', { ...wild, turn: { onMove: later } }],
    ['turn.onEnd, later', { ...wild, turn: { minMoves: 1, maxMoves: 1, onEnd: later } }],
    ['endIf, later', { ...wild, endIf: ({ ctx }) => (ctx.numMoves === 1 ? later() : undefined) }],
  ])('leave the state as it was: %s', async (_, game) => {
    const { begin, Master } = await inEarnest();
    const state = begin(game);
    const before = JSON.stringify(state);
    expect(() => new Master(game).play(state, { type: 'add', args: [], playerID: '0', stateID: 0 })).toThrow(
      /it fails|promise/i,
    );
    expect(JSON.stringify(state)).toBe(before);
  });

  test('and those that do not fail are played', async () => {
    const { begin, Master } = await inEarnest();
    expect(new Master(toy).play(begin(toy), { type: 'add', args: [3], playerID: '0', stateID: 0 })).toMatchObject({
      state: { _stateID: 1, G: { total: 3 } },
    });
  });
});
